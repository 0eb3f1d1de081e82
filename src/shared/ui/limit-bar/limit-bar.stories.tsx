import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LimitBar } from './limit-bar';
import { LimitMeter } from './limit-meter';

/**
 * The used share of a limit. The bar is divided at 25, 50 and 75%. The mark shows where an even pace would be now: a
 * bar that ends before the mark is behind.
 *
 * Counts are blue and money is copper; an exhausted limit takes the warning colour. For a task's progress use a
 * `ProgressBar`.
 */
const meta = {
  title: 'Components/Data/Limit bar (gauge, meter, budget)',
  id: 'components-data-limit-bar',
  component: LimitBar,
  args: { label: 'Daily shows', used: '23,884', limit: '40,000', percent: 59.7, tone: 'count', now: 60 },
  parameters: {
    anatomy: {
      '[role=meter]': 'Bar: cut at a quarter, half and three quarters; its mark is an even pace',
    },
  },
} satisfies Meta<typeof LimitBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Count: Story = {
  args: { forecast: 'At this pace reached at 23:59' },
  play: async ({ canvas, canvasElement }) => {
    const mark = canvasElement.querySelector('i')?.getBoundingClientRect();
    await expect([mark?.width, mark?.height]).toEqual([2, 12]);
    const bar = canvas.getByRole('meter', { name: 'Daily shows' });
    await expect(bar).toHaveAttribute('aria-valuenow', '60');
    await expect(bar).toHaveAttribute('aria-valuetext', '23,884 of 40,000. At this pace reached at 23:59');
  },
};

export const Budget: Story = {
  args: { label: 'Daily budget, RUB', used: '5,779.93', limit: '15,000.00', percent: 38.5, tone: 'money' },
};

export const UsedUp: Story = { args: { used: '40,000', percent: 104 } };

export const Unused: Story = { args: { used: '0', percent: 0, now: undefined } };

/** In a table cell, with the amounts below. */
export const Meter: Story = {
  render: (args) => <LimitMeter {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Daily shows' })).toBeVisible();
    await expect(canvas.queryByText('100%')).toBeNull();
  },
};

/** Live examples for the docs page, neither listed in the sidebar nor tested. */
const good = { tags: ['do', '!autodocs', '!dev', '!test'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** The end of the bar is where serving stops. */
export const Limit: Story = { ...good, args: { forecast: 'At this pace reached at 21:40' } };

/** A running task has no limit. Use a _Progress bar_. */
export const Task: Story = {
  ...bad,
  args: { label: 'Uploading', used: '24 MB', limit: '60 MB', percent: 40, now: undefined },
};
