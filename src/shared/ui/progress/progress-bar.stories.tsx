import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './progress-bar';

/**
 * Progress in percent, with the time left if known.
 *
 * If the progress is unknown use a `Spinner`. A share of a whole, such as a used budget, is a number or a chart.
 */
const meta = {
  title: 'Components/Feedback/Progress bar (upload progress)',
  id: 'components-feedback-progress-bar',
  component: ProgressBar,
  args: { label: 'Uploading spring-sale.mp4', value: 62 },
  parameters: {
    anatomy: {
      'div > span:first-of-type': 'What is under way',
      'span + span': 'Percent, and the time left where it is known',
      '[role=progressbar]': 'Bar: fills once, and never goes back',
    },
  },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Underway: Story = {};

export const WithTimeLeft: Story = {
  args: { valueText: '62%, 1:20 left' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading spring-sale.mp4' });
    await expect(bar).toHaveAttribute('aria-valuenow', '62');
    await expect(bar).toHaveAttribute('aria-valuetext', '62%, 1:20 left');
  },
};

export const Empty: Story = { args: { value: 0 } };

/** Values out of range are clamped. */
export const Done: Story = {
  args: { value: 104 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};

/** Live examples for the docs page, hidden from the sidebar; only the good ones are tested. */
const good = { tags: ['do', '!autodocs', '!dev'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** A task with an end, and the remaining time. */
export const TaskThatEnds: Story = { ...good, args: { valueText: '62%, 1:20 left' } };

/** A limit isn't a task: whether 60% is a lot depends on the time of day. Use a _Limit bar_. */
export const UsedLimit: Story = { ...bad, args: { label: 'Daily shows', value: 60, valueText: '23,884 of 40,000' } };
