import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Chart, type ChartProps } from './chart';
import { type DayRow, days } from './story-days';

/** Storybook's types don't support generic components. */
const DayChart = (props: ChartProps<DayRow>) => <Chart {...props} />;

/** Charts with unusual data: many or few points, gaps, negative numbers, long names. */
const meta = {
  title: 'Components/Charts/Chart/Numbers',
  component: DayChart,
  args: {
    kind: 'line',
    label: 'Impressions by day',
    data: days(28),
    x: { key: 'day', label: 'Day', kind: 'day' },
    series: [{ key: 'shows', label: 'Impressions' }],
  },
} satisfies Meta<typeof DayChart>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const two: ChartProps<DayRow>['series'] = [
  { key: 'shows', label: 'Impressions' },
  { key: 'clicks', label: 'Clicks' },
];

async function isDrawn(canvas: Canvas) {
  await expect(await canvas.findByRole('application', { name: /^Impressions by day/ })).toBeVisible();
}

interface Sixfold {
  day: string;
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

const sixfold: Sixfold[] = days(12).map(({ day, shows }, index) => {
  const part = (by: number) => Math.round((shows / 3) * (1 + 0.12 * Math.sin(index + by)) + by * 14_000);
  return { day, a: part(0), b: part(1), c: part(2), d: part(3), e: part(4), f: part(5) };
});

const six: ChartProps<Sixfold>['series'] = [
  { key: 'a', label: 'Pre-roll' },
  { key: 'b', label: 'Mid-roll' },
  { key: 'c', label: 'Post-roll' },
  { key: 'd', label: 'Overlay' },
  { key: 'e', label: 'In-read' },
  { key: 'f', label: 'Sticky' },
];

export const SixSeries: Story = {
  render: () => (
    <Chart
      kind="line"
      label="Impressions by day"
      data={sixfold}
      x={{ key: 'day', label: 'Day', kind: 'day' }}
      series={six}
    />
  ),
  play: ({ canvas }) => isDrawn(canvas),
};

export const SixBars: Story = {
  render: () => (
    <Chart
      kind="bar"
      label="Impressions by day"
      data={sixfold.slice(0, 3)}
      x={{ key: 'day', label: 'Day', kind: 'day' }}
      series={six}
    />
  ),
  play: ({ canvas }) => isDrawn(canvas),
};

/** Decimals appear in the table and the tooltip, but not on the axis. */
export const Amounts: Story = {
  args: { data: days(14), format: { minimumFractionDigits: 2 } },
  play: ({ canvas }) => isDrawn(canvas),
};

export const OnePoint: Story = { args: { data: days(1) }, play: ({ canvas }) => isDrawn(canvas) };

/** A day without a value is a gap, not a zero. */
export const Gaps: Story = {
  args: {
    series: two,
    data: days(14).map((row, index) => ((index > 4 && index < 8) || index === 9 ? { ...row, clicks: null } : row)),
  },
  play: async ({ canvas, userEvent }) => {
    await isDrawn(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await expect(canvas.getAllByRole('cell', { name: '–' })).toHaveLength(4);
  },
};

export const ManyPoints: Story = {
  args: { data: days(365), series: two },
  play: async ({ canvas, userEvent }) => {
    await isDrawn(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(366);
  },
};

const balance = days(14).map((row, index) => ({ ...row, spent: Math.round(400 * Math.sin(index / 2)) }));

export const Negative: Story = {
  args: {
    kind: 'bar',
    data: balance,
    series: [{ key: 'spent', label: 'Balance' }],
    format: { style: 'currency', currency: 'EUR' },
  },
  play: ({ canvas }) => isDrawn(canvas),
};

export const NegativeLine: Story = {
  args: { data: balance, series: [{ key: 'spent', label: 'Balance' }] },
  play: ({ canvas }) => isDrawn(canvas),
};

export const AllZero: Story = {
  args: { data: days(14).map((row) => ({ ...row, shows: 0 })) },
  play: ({ canvas }) => isDrawn(canvas),
};

const countries = [
  { name: 'United Kingdom of Great Britain and Northern Ireland', rate: 0.873 },
  { name: 'Bosnia and Herzegovina', rate: 0.412 },
  { name: 'Donaudampfschifffahrtsgesellschaft', rate: 0.655 },
  { name: 'Peru', rate: 0.2 },
  { name: 'South Georgia and the South Sandwich Islands', rate: 0.05 },
];

const ByCountry = () => (
  <Chart
    kind="bar"
    label="Fill rate by country, of all requests that came with a consent and were not answered by the cache"
    data={countries}
    x={{ key: 'name', label: 'Country' }}
    series={[{ key: 'rate', label: 'Fill rate' }]}
    format={{ style: 'percent', maximumFractionDigits: 1 }}
  />
);

/** Ticks are truncated; tooltip and table show the full names. */
export const LongLabels: Story = {
  render: () => <ByCountry />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('application');
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await expect(canvas.getByRole('rowheader', { name: /Northern Ireland$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Chart' }));
    const plot = await canvas.findByRole('application');
    await expect(await within(plot).findByText(/^South/)).toBeVisible();
    await expect(within(plot).getByText(/^Bosnia/)).toBeVisible();
  },
};

/** Shows all names, truncated. */
export const LongLabelsNarrow: Story = { ...LongLabels, globals: { viewport: { value: 'xs' } } };
