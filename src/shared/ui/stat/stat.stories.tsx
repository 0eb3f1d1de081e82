import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stat } from './stat';
import { StatGroup } from './stat-group';

/**
 * A number that somebody decides by, with what became of it since the period before. Two to six of them head a report,
 * in a `StatGroup`.
 *
 * `goodWhen` says which way is good news; a number that is neither, such as the count of adverts, goes without. Many
 * numbers to compare are a `DataTable`, a course to be read is a `Chart`.
 */
const meta = {
  title: 'Components/Data/Stat',
  component: Stat,
  args: { label: 'Shows', value: 1_204_880, previous: 1_100_000, period: 'the week before', goodWhen: 'up' },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Better: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Shows');
    const [value, delta] = canvas.getAllByRole('definition');
    await expect(value).toHaveTextContent('1,204,880');
    await expect(delta).toHaveTextContent('Up, better: +9.5% against the week before');
  },
};

export const Worse: Story = {
  args: { value: 980_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Down, worse/)).toBeInTheDocument();
  },
};

/** More is bad news here. */
export const GoodWhenDown: Story = {
  args: {
    label: 'Cost of a click',
    value: 0.31,
    previous: 0.25,
    goodWhen: 'down',
    format: { style: 'currency', currency: 'EUR' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€0.31')).toBeVisible();
    await expect(canvas.getByText(/Up, worse/)).toBeInTheDocument();
  },
};

export const NoChange: Story = {
  args: { previous: 1_204_880 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No change:/)).toBeInTheDocument();
  },
};

/** Neither way is good or bad. */
export const Neutral: Story = { args: { label: 'Adverts', value: 40, previous: 32, goodWhen: undefined } };

/** Percents are compared in percentage points. */
export const Percents: Story = {
  args: { label: 'Fill rate', value: 0.873, previous: 0.861, format: { style: 'percent', maximumFractionDigits: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+1.2 pp')).toBeVisible();
  },
};

/** What was nothing has no percentage: the difference is told. */
export const FromNothing: Story = {
  args: { value: 320, previous: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+320')).toBeVisible();
  },
};

export const WithTrend: Story = {
  args: { trend: [120, 180, 160, 240, 210, 300, 280] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'From 120 to 280, between 120 and 300' })).toBeVisible();
  },
};

/** A line that never moved. */
export const FlatTrend: Story = { args: { trend: [5, 5, 5, 5] } };

export const WithoutPrevious: Story = { args: { previous: undefined } };

export const Loading: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent('–');
  },
};

const euro = { style: 'currency', currency: 'EUR' } as const;

function Week({ loading = false }: { loading?: boolean }) {
  const of = (value: number) => (loading ? undefined : value);
  return (
    <StatGroup label="This week">
      <Stat
        label="Shows"
        value={of(1_204_880)}
        previous={1_100_000}
        period="the week before"
        goodWhen="up"
        trend={[120, 180, 160, 240, 210, 300, 280]}
      />
      <Stat
        label="Clicks"
        value={of(8_431)}
        previous={9_120}
        period="the week before"
        goodWhen="up"
        trend={[30, 32, 28, 22, 25, 21, 20]}
      />
      <Stat
        label="Spent"
        value={of(12_480.5)}
        previous={12_480.5}
        period="the week before"
        format={euro}
        trend={[4, 4, 5, 4, 4, 5, 4]}
      />
      <Stat
        label="Cost of a thousand shows, after all discounts and without tax"
        value={of(10.36)}
        previous={11.9}
        period="the week before"
        goodWhen="down"
        format={euro}
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
