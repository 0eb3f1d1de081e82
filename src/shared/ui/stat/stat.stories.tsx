import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Stat } from './stat';
import { StatGroup } from './stat-group';

/**
 * A key figure with its change since the previous period. Two to six of them introduce a report, in a `StatGroup`.
 *
 * `goodWhen` says which direction is good; omit it for a neutral number, such as the count of adverts. To compare many
 * numbers use a `DataTable`; to read a trend, a `Chart`.
 */
const meta = {
  title: 'Components/Data/Stat (KPI, metric, sparkline)',
  id: 'components-data-stat',
  component: Stat,
  args: {
    label: 'Impressions',
    value: 1_204_880,
    before: 1_100_000,
    goodWhen: 'up',
  },
  parameters: {
    anatomy: {
      dt: 'Name of the figure, with its unit if it has one',
      'dd:nth-of-type(1)': 'The figure, in digits of equal width',
      'dd:nth-of-type(2)': 'Change since the period before: sign and per cent, then what it was',
    },
  },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

const bottomOf = (element: HTMLElement | undefined) => element?.getBoundingClientRect().bottom ?? 0;

export const Better: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Impressions');
    const [value, delta] = canvas.getAllByRole('definition');
    await expect(value).toHaveTextContent('1,204,880');
    await expect(delta).toHaveTextContent('Up, better: +9.5%vs 1,100,000');
  },
};

export const Worse: Story = {
  args: { value: 980_000, before: 1_100_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Down, worse/)).toBeInTheDocument();
  },
};

export const GoodWhenDown: Story = {
  args: {
    label: 'Cost of a click',
    value: 0.31,
    before: 0.25,
    goodWhen: 'down',
    format: { style: 'currency', currency: 'EUR' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€0.31')).toBeVisible();
    await expect(canvas.getByText(/Up, worse/)).toBeInTheDocument();
  },
};

export const NoChange: Story = {
  args: { before: 1_204_880 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No change:/)).toBeInTheDocument();
  },
};

/** If the compared amount doesn't fit, it is cut off instead of wrapping; screen readers read it in full. */
export const Narrow: Story = {
  decorators: [
    (Figure) => (
      <div style={{ width: '8rem' }}>
        <Figure />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [, delta] = canvas.getAllByRole('definition');
    await expect(delta).toHaveTextContent('Up, better: +9.5%vs 1,100,000');
    const before = within(delta as HTMLElement).getByText('vs 1,100,000');
    await expect(before.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottomOf(delta));
  },
};

export const Neutral: Story = {
  args: { label: 'Adverts', value: 40, before: 32, goodWhen: undefined },
};

export const Percents: Story = {
  args: {
    label: 'Fill rate',
    value: 0.873,
    before: 0.861,
    format: { style: 'percent', maximumFractionDigits: 1 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+1.2 pp')).toBeVisible();
  },
};

/** A change from zero has no percentage. */
export const FromZero: Story = {
  args: { value: 320, before: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent(/^newvs 0$/);
  },
};

/** After a tiny previous value, the percentage would be meaningless. */
export const FromNextToNothing: Story = {
  args: { value: 112_596, before: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('Up, better: over +999%vs 100');
  },
};

export const WithTrend: Story = {
  args: { trend: [120, 180, 160, 240, 210, 300, 280] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'From 120 to 280, between 120 and 300' })).toBeVisible();
  },
};

/**
 * A day without a rate is a gap, and a day between two gaps is a dot. The accessible name contains the existing values.
 */
export const TrendWithGaps: Story = {
  args: {
    label: 'CTR',
    value: 0.012,
    before: undefined,
    format: { style: 'percent', minimumFractionDigits: 1 },
    trend: [0.01, 0.012, null, 0.014, null, 0.013, 0.011, null],
  },
  play: async ({ canvas }) => {
    const trend = canvas.getByRole('img', { name: 'From 1.0% to 1.1%, between 1.0% and 1.4%' });
    const lines = [...trend.querySelectorAll('polyline')].map((line) => line.getAttribute('points')?.split(' ').length);
    await expect(lines).toEqual([2, 2, 2]);
  },
};

/** A rate without a value on any day. */
export const TrendWithoutNeighbours: Story = {
  args: { label: 'CTR', value: null, before: undefined, trend: [null, null, null] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'No values' })).toBeVisible();
  },
};

/** A constant trend is a flat line. */
export const FlatTrend: Story = { args: { trend: [5, 5, 5, 5] } };

/** Nothing has happened yet: a dashed baseline, so that it doesn't look like a steady trend. */
export const NothingYet: Story = {
  args: { value: 0, before: undefined, trend: [0, 0, 0, 0] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Zero throughout' })).toBeVisible();
  },
};

export const WithoutComparison: Story = {
  args: { before: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/vs/)).toBeNull();
  },
};

/** Zero in both periods, as for a new campaign, is no change. */
export const NothingToCompare: Story = {
  args: { value: 0, before: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0')).toBeVisible();
    await expect(canvas.queryByText(/vs/)).toBeNull();
  },
};

/** The previous period has no value, because the rate would divide by zero. */
export const WithoutValueBefore: Story = {
  args: { before: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('no data before')).toBeVisible();
  },
};

/** The record is newer than the previous period's start, so that the comparison would be meaningless. */
export const NewSince: Story = {
  args: { before: 12, isNew: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('new')).toBeVisible();
    await expect(canvas.queryByText(/%|vs/)).toBeNull();
  },
};

/** A figure that can be pressed: the chart below shows its trend. */
export const Pressed: Story = {
  args: { pressed: true, onPress: fn(), trend: [120, 180, 160, 240, 210, 300, 280] },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Impressions', pressed: true });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { value: null, before: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent('–');
  },
};

const money = { minimumFractionDigits: 2 } as const;

function Week({ loading = false, kind }: { loading?: boolean; kind?: 'record' | 'list' }) {
  const of = (value: number) => (loading ? undefined : value);
  return (
    <StatGroup label="This week" {...(kind && { kind })}>
      <Stat
        label="Shows"
        value={of(1_204_880)}
        before={of(1_100_000)}
        goodWhen="up"
        trend={loading ? undefined : [120, 180, 160, 240, 210, 300, 280]}
      />
      <Stat
        label="Clicks"
        value={of(8_431)}
        before={of(9_120)}
        goodWhen="up"
        trend={loading ? undefined : [30, 32, 28, 22, 25, 21, 20]}
      />
      <Stat
        label="Spend"
        unit="EUR"
        tone="money"
        value={of(12_480.5)}
        before={of(12_480.5)}
        format={money}
        trend={loading ? undefined : [4, 4, 5, 4, 4, 5, 4]}
      />
      <Stat
        label="Cost of a thousand impressions, after all discounts and without tax"
        unit="EUR"
        tone="money"
        value={of(10.36)}
        before={of(11.9)}
        goodWhen="down"
        format={money}
      />
    </StatGroup>
  );
}

export const Group: Story = {
  render: () => <Week />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'This week' })).toBeVisible();
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
  },
};

export const GroupLoading: Story = { render: () => <Week loading /> };

export const GroupNarrow: Story = { render: () => <Week />, globals: { viewport: { value: 'xs' } } };

/** Above a list: a single row that scrolls. */
export const StripNarrow: Story = {
  render: () => <Week kind="list" />,
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'This week' })).toHaveFocus();
  },
};

/** Live examples for the docs page, neither listed in the sidebar nor tested. */
const good = { tags: ['do', '!autodocs', '!dev', '!test'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** The figure with its change, in words and with a sign. */
export const Compared: Story = {
  ...good,
  args: { label: 'Clicks', value: 3120, before: 2900 },
};

/** Green on a neutral number. Omit `goodWhen`. */
export const NeitherGoodNorBad: Story = {
  ...bad,
  args: { label: 'Adverts', value: 14, before: 12, goodWhen: 'up' },
};
