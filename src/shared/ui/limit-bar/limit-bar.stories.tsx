import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LimitBar } from './limit-bar';

/**
 * How much of a limit is used. The bar is cut at 25, 50 and 75 %. The mark shows where an even pace would be now: a bar
 * that ends before it is behind its pace.
 *
 * Blue counts, copper is money, and a limit that is used up turns to the colour of a warning. For a task's progress use a
 * `ProgressBar`.
 */
const meta = {
  title: 'Components/Data/Limit bar',
  component: LimitBar,
  args: { label: 'Daily shows', used: '23,884', limit: '40,000', percent: 59.7, tone: 'count', now: 60 },
} satisfies Meta<typeof LimitBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Count: Story = {
  args: { forecast: 'At this pace reached at 23:59' },
  play: async ({ canvas }) => {
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

/** In a table cell, below which the amounts stand. */
export const Compact: Story = {
  args: { compact: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Daily shows' })).toBeVisible();
    await expect(canvas.queryByText('100%')).toBeNull();
  },
};
