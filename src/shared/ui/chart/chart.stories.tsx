import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Chart, type ChartProps } from './chart';
import { type DayRow, days } from './story-days';

/** Storybook's types don't support generic components. */
const DayChart = (props: ChartProps<DayRow>) => <Chart {...props} />;

/**
 * Numbers over time or side by side: `line` for comparing trends, `area` for a single quantity, `bar` for comparing
 * items or a few days. Up to six series, distinguished by colour, dash pattern and marker shape. The same data is
 * available as a table; arrow keys move between points.
 *
 * Use a `Stat` for one number, a `FunnelChart` for conversion steps, and a `DataTable` for looking up many names. The
 * charting library is loaded with the first chart.
 */
const meta = {
  title: 'Components/Charts/Chart',
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

const plotOf = (canvas: Canvas) => canvas.findByRole('application', { name: /^Impressions by day/ });

const bubbleOf = async (canvas: Canvas, title: string) => (await canvas.findByText(title)).closest('[role=status]');

async function isDrawn(canvas: Canvas) {
  await expect(await plotOf(canvas)).toBeVisible();
}

/** The plot is a single tab stop; the tooltip of the selected point is announced. */
export const Line: Story = {
  args: { series: two },
  play: async ({ canvas, userEvent }) => {
    await plotOf(canvas);
    await expect(canvas.getByRole('figure', { name: 'Impressions by day' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Impressions', 'Clicks']);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Chart' })).toHaveFocus();
    await userEvent.tab();
    await expect(await plotOf(canvas)).toHaveFocus();
    await expect(await bubbleOf(canvas, 'Thursday 01/01/2026')).toHaveTextContent(
      'Thursday 01/01/2026Impressions 42,000Clicks 16,800',
    );
    await userEvent.keyboard('{ArrowRight}');
    await expect(await bubbleOf(canvas, 'Friday 02/01/2026')).toHaveTextContent(
      'Friday 02/01/2026Impressions 57,823Clicks 20,471',
    );
    await userEvent.keyboard('{ArrowLeft}');
    await bubbleOf(canvas, 'Thursday 01/01/2026');
  },
};

export const AsTable: Story = {
  args: { series: two, data: days(3) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await expect(canvas.getByRole('table', { name: 'Impressions by day' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Day',
      'Impressions',
      'Clicks',
    ]);
    const rows = canvas.getAllByRole('row').map((row) => row.textContent);
    await expect(rows[1]).toBe('01/01/202642,00016,800');
    await expect(canvas.queryByRole('application')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}');
    await plotOf(canvas);
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('table', { name: 'Impressions by day' })).toBeVisible();
  },
};

/**
 * For a single quantity, the tooltip shows the change against the previous period, which is drawn as a line over the
 * area.
 */
export const Compared: Story = {
  args: {
    kind: 'area',
    goodWhen: 'up',
    series: [
      { key: 'shows', label: 'Impressions' },
      { key: 'clicks', label: '04/12/2025 – 31/12/2025', nameAt: () => '04/12/2025', pale: true },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await plotOf(canvas);
    await userEvent.tab();
    await userEvent.tab();
    await expect(await bubbleOf(canvas, 'Thursday 01/01/2026')).toHaveTextContent(
      /04\/12\/2025 16,800.*Up, better: \+150\.0%/,
    );
    await expect(canvasElement.querySelectorAll('path.recharts-area-area')).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('path.recharts-line-curve')).toHaveLength(1);
  },
};

export const Area: Story = { args: { kind: 'area' }, play: ({ canvas }) => isDrawn(canvas) };

/** The current day is incomplete: its line is dotted, without an area. Weekends are shaded. */
export const DayUnderWay: Story = {
  args: {
    kind: 'area',
    data: days(14),
    x: { key: 'day', label: 'Day', kind: 'day', partial: new Map([['2026-01-14', 'so far']]) },
  },
  play: async ({ canvas, canvasElement }) => {
    await isDrawn(canvas);
    await waitFor(() => expect(canvasElement.querySelectorAll('path[stroke-dasharray="2 4"]')).toHaveLength(1));
    await expect(canvasElement.querySelectorAll('path.recharts-area-area')).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('[data-weekends] > rect')).toHaveLength(2);
  },
};

/** Weeks at the ends of the period are incomplete: the lines to them are dotted, and the table marks them. */
export const PartsOfWeeks: Story = {
  args: {
    kind: 'area',
    data: days(5),
    x: {
      key: 'day',
      label: 'Week from',
      kind: 'day',
      partial: new Map([
        ['2026-01-01', '4 of 7 days'],
        ['2026-01-05', '2 of 7 days'],
      ]),
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isDrawn(canvas);
    await waitFor(() => expect(canvasElement.querySelectorAll('path[stroke-dasharray="2 4"]')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await expect(await canvas.findByRole('rowheader', { name: '01/01/2026, 4 of 7 days' })).toBeVisible();
  },
};

export const Areas: Story = { args: { kind: 'area', series: two }, play: ({ canvas }) => isDrawn(canvas) };

/** Parts of a whole are stacked, each labelled at its end; the previous period is a line over them. */
export const Stacked: Story = {
  args: { kind: 'area', stacked: true, series: [...two, { key: 'spent', label: 'Period before', pale: true }] },
  play: async ({ canvas, canvasElement }) => {
    await isDrawn(canvas);
    await waitFor(() => expect(canvasElement.querySelectorAll('path.recharts-area-area')).toHaveLength(2));
    await expect(canvasElement.querySelectorAll('path.recharts-line-curve')).toHaveLength(1);
    const names = [...canvasElement.querySelectorAll('[data-names] text')].map((name) => name.textContent);
    await expect(names).toEqual(['Impressions', 'Clicks']);
  },
};

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

/** In forced colours and in print, bars are hatched to be distinguishable without colour. */
export const Bars: Story = {
  args: { kind: 'bar', data: days(7), series: two },
  play: ({ canvas }) => isDrawn(canvas),
};

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
    await expect(canvas.getByRole('heading', { name: 'No data yet' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { data: undefined, error: { message: 'The server could not answer. Try again in a moment.', onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server could not answer. Try again in a moment.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.error?.onRetry).toHaveBeenCalledOnce();
  },
};

/** Live examples for the docs page, neither listed in the sidebar nor tested. */
const good = { tags: ['do', '!autodocs', '!dev', '!test'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** A trend over many days is a line per series. */
export const TrendAsLine: Story = { ...good, args: { series: two } };

/** Four weeks of adjacent bars are too many to compare. */
export const TrendAsBars: Story = { ...bad, args: { kind: 'bar', series: two } };
