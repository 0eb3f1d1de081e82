import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Chart, type ChartProps } from './chart';
import { type DayRow, days } from './story-days';

/** The component is generic, a story is not. */
const DayChart = (props: ChartProps<DayRow>) => <Chart {...props} />;

/**
 * Numbers over time, or side by side: `line` for courses to compare, `area` for one amount that fills and empties, `bar`
 * for sizes of things and for few days. At most six series, which differ in colour, dash and form of their points. The
 * same numbers are there as a table; the arrow keys go from point to point.
 *
 * One number is a `Stat`, steps that lose people are a `FunnelChart`, more than a handful of names to look up is a
 * `DataTable`. The drawing library is fetched with the first chart.
 */
const meta = {
  title: 'Components/Chart',
  component: DayChart,
  args: {
    kind: 'line',
    label: 'Shows by day',
    data: days(28),
    x: { key: 'day', label: 'Day', kind: 'day' },
    series: [{ key: 'shows', label: 'Shows' }],
  },
} satisfies Meta<typeof DayChart>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const two: ChartProps<DayRow>['series'] = [
  { key: 'shows', label: 'Shows' },
  { key: 'clicks', label: 'Clicks' },
];

const plotOf = (canvas: Canvas) => canvas.findByRole('application', { name: /^Shows by day/ });

/** What is said of the point with this title. */
const bubbleOf = async (canvas: Canvas, title: string) => (await canvas.findByText(title)).closest('[role=status]');

async function isDrawn(canvas: Canvas) {
  await expect(await plotOf(canvas)).toBeVisible();
}

/** The plot is one stop of Tab; what the arrow keys point at is said. */
export const Line: Story = {
  args: { series: two },
  play: async ({ canvas, userEvent }) => {
    await plotOf(canvas);
    await expect(canvas.getByRole('figure', { name: 'Shows by day' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Shows', 'Clicks']);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Chart' })).toHaveFocus();
    await userEvent.tab();
    await expect(await plotOf(canvas)).toHaveFocus();
    await expect(await bubbleOf(canvas, '01/01/2026')).toHaveTextContent('01/01/2026Shows 42,000Clicks 16,800');
    await userEvent.keyboard('{ArrowRight}');
    await expect(await bubbleOf(canvas, '02/01/2026')).toHaveTextContent('02/01/2026Shows 57,823Clicks 20,471');
    await userEvent.keyboard('{ArrowLeft}');
    await bubbleOf(canvas, '01/01/2026');
  },
};

/** The same numbers for those who would rather read, or can't see it. */
export const AsTable: Story = {
  args: { series: two, data: days(3) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await expect(canvas.getByRole('table', { name: 'Shows by day' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Day',
      'Shows',
      'Clicks',
    ]);
    const rows = canvas.getAllByRole('row').map((row) => row.textContent);
    await expect(rows[1]).toBe('01/01/202642,00016,800');
    await expect(canvas.queryByRole('application')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}');
    await plotOf(canvas);
  },
};

export const Area: Story = { args: { kind: 'area' }, play: ({ canvas }) => isDrawn(canvas) };

export const Areas: Story = { args: { kind: 'area', series: two }, play: ({ canvas }) => isDrawn(canvas) };

export const Bar: Story = {
  args: {
    kind: 'bar',
    label: 'Spent by day',
    data: days(7),
    series: [{ key: 'spent', label: 'Spent' }],
    format: { style: 'currency', currency: 'EUR' },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('application', { name: /^Spent by day/ });
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await expect(canvas.getByRole('cell', { name: '€336.00' })).toBeVisible();
  },
};

/** The fillings are hatched: they differ without their colours. */
export const Bars: Story = {
  args: { kind: 'bar', data: days(7), series: two },
  play: ({ canvas }) => isDrawn(canvas),
};

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

/** As many series as there are tones. */
export const SixSeries: Story = {
  render: () => (
    <Chart kind="line" label="Shows by day" data={sixfold} x={{ key: 'day', label: 'Day', kind: 'day' }} series={six} />
  ),
  play: ({ canvas }) => isDrawn(canvas),
};

export const SixBars: Story = {
  render: () => (
    <Chart
      kind="bar"
      label="Shows by day"
      data={sixfold.slice(0, 3)}
      x={{ key: 'day', label: 'Day', kind: 'day' }}
      series={six}
    />
  ),
  play: ({ canvas }) => isDrawn(canvas),
};

export const OnePoint: Story = { args: { data: days(1) }, play: ({ canvas }) => isDrawn(canvas) };

/** A day without a count is a gap, not a zero. */
export const Gaps: Story = {
  args: {
    series: two,
    data: days(14).map((row, index) => ((index > 4 && index < 8) || index === 9 ? { ...row, clicks: null } : row)),
  },
  play: async ({ canvas, userEvent }) => {
    await plotOf(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await expect(canvas.getAllByRole('cell', { name: '–' })).toHaveLength(4);
  },
};

export const ManyPoints: Story = {
  args: { data: days(365), series: two },
  play: async ({ canvas, userEvent }) => {
    await plotOf(canvas);
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

/** Ticks are cut; tooltip and table have the names in full. */
export const LongLabels: Story = {
  render: () => <ByCountry />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('application');
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await expect(canvas.getByRole('rowheader', { name: /Northern Ireland$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Chart' }));
    await canvas.findByRole('application');
  },
};

export const LongLabelsNarrow: Story = { ...LongLabels, globals: { viewport: { value: 'xs' } } };

export const Narrow: Story = {
  args: { series: two },
  globals: { viewport: { value: 'xs' } },
  play: ({ canvas }) => isDrawn(canvas),
};

export const Loading: Story = {
  args: { data: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading').parentElement).toHaveRole('status');
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { data: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No numbers yet' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { data: undefined, error: { message: 'Code 500, db', onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Code 500, db');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.error?.onRetry).toHaveBeenCalledOnce();
  },
};
