import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FunnelChart } from './funnel-chart';

/**
 * How many people continue from each step to the next, for instance while watching a video. Each step shows its share
 * of the first step, or of the counted step if others precede it; the table lists all numbers.
 *
 * For sequential steps only. For parts of a whole or a comparison of items, use a bar `Chart`.
 */
const meta = {
  title: 'Components/Charts/Funnel chart',
  component: FunnelChart,
  args: {
    label: 'Completion',
    counted: 'Views',
    steps: [
      { label: 'Start', value: 120_480 },
      { label: '25%', value: 98_210 },
      { label: '50%', value: 71_905 },
      { label: '75%', value: 54_300 },
      { label: '100%', value: 43_115 },
    ],
  },
} satisfies Meta<typeof FunnelChart>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const stepsOf = (canvas: Canvas) =>
  canvas.getAllByRole('listitem').map((step) => [...step.children].map(({ textContent }) => textContent));

async function isDrawn(canvas: Canvas) {
  await expect(canvas.getByRole('list', { name: 'Completion' })).toBeVisible();
}

export const Filled: Story = {
  play: async ({ canvas }) => {
    await isDrawn(canvas);
    await expect(stepsOf(canvas)[2]).toEqual(['50%', '71,905', '59.7%', '', '']);
  },
};

/** An advert: steps before the show are grey, and the quartiles are shares of the shows. */
export const Quartiles: Story = {
  parameters: {
    anatomy: {
      figcaption: 'What is followed',
      fieldset: 'The same numbers as a table',
      'li > span': 'Step',
      'li > b': 'How many came this far',
      'li > small': 'Share, and of what',
      'li > i': 'Bar, with the slope to the next step',
      '[data-at]': 'Second of the video',
    },
  },
  args: {
    whole: 'shows',
    steps: [
      { label: 'win', value: 855_855, isBefore: true },
      { label: 'impression', value: 818_776, isBefore: true },
      { label: 'show', value: 756_724, at: '0:00' },
      { label: 'quartile25', value: 658_350, at: '0:04' },
      { label: 'quartile50', value: 575_110, at: '0:08' },
      { label: 'quartile75', value: 514_572, at: '0:11' },
      { label: 'quartile100', value: 476_736, at: '0:15' },
    ],
  },
  play: async ({ canvas }) => {
    await isDrawn(canvas);
    await expect(stepsOf(canvas)[2]).toEqual(['show', '756,724', '88.4%', '', '0:00']);
    await expect(stepsOf(canvas)[4]).toEqual(['quartile50', '575,110', '76.0% of shows', '', '0:08']);
  },
};

export const QuartilesOnAPhone: Story = { ...Quartiles, globals: { viewport: { value: 'xs' } } };

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    const rows = canvas.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    await expect(rows[0]).toEqual(['Step', 'Views', 'Of the first', 'Of the previous step']);
    await expect(rows[3]).toEqual(['50%', '71,905', '59.7%', '73.2%']);
  },
};

export const LongLabelsNarrow: Story = {
  args: {
    steps: [
      { label: 'Requests that came with a consent', value: 3_120_480 },
      { label: 'Answered with an advert', value: 1_204_880 },
      { label: 'Shown for two seconds at least', value: 310_000 },
      { label: 'Clicked', value: 8_120 },
      { label: 'Bought something within thirty days', value: 12 },
    ],
  },
  globals: { viewport: { value: 'xs' } },
  play: ({ canvas }) => isDrawn(canvas),
};

export const OneStep: Story = {
  args: { steps: [{ label: 'Start', value: 10 }] },
  play: ({ canvas }) => isDrawn(canvas),
};

/** With zero at the first step there are no percentages. */
export const AllZero: Story = {
  args: {
    steps: [
      { label: 'Start', value: 0 },
      { label: 'End', value: 0 },
    ],
  },
  play: ({ canvas }) => isDrawn(canvas),
};

export const Loading: Story = { args: { steps: undefined } };

export const Empty: Story = {
  args: { steps: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No data yet' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { steps: undefined, error: { message: 'The server could not answer. Try again in a moment.', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server could not answer. Try again in a moment.');
  },
};

/** Live examples for the docs page, hidden from the sidebar; only the good ones are tested. */
const good = { tags: ['do', '!autodocs', '!dev'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** Consecutive steps: everyone who saw the second half also saw the first. */
export const FollowEachOther: Story = { ...good };

/** Parts of a whole: people don't continue from desktop to phone. Use a bar _Chart_. */
export const PartsOfAWhole: Story = {
  ...bad,
  args: {
    label: 'Shows by device',
    counted: 'Shows',
    steps: [
      { label: 'Mobile', value: 541_200 },
      { label: 'Desktop', value: 210_400 },
      { label: 'Tablet', value: 18_300 },
    ],
  },
};
