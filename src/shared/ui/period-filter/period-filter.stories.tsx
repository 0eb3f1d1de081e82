import { todayIn } from '@preroll/rules/time/periods';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { addDays } from 'date-fns';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { dayOf, formatDay, type PeriodState, periodOf, type YearlyPeriodState } from '@/shared/lib/dates';
import { updateDefaultPeriod } from '@/shared/lib/preferences';
import { choose } from '@/shared/testing/choose';
import { FieldFrame } from '@/shared/testing/field-frame';
import { DateRangeField } from '@/shared/ui/date-field';
import { PeriodFilter } from './period-filter';

/**
 * The dates of a screen's figures and the period they are compared with. The URL holds both, so that a link shows the
 * same days; a preset stays relative to the current day.
 *
 * For the dates of a record, such as a campaign's flight, use a `DateRangeField`.
 */
const meta = {
  title: 'Components/Inputs/Period filter',
  component: PeriodFilter,
  args: { state: {}, preset: '7-days', onChange: () => undefined },
  parameters: {
    anatomy: {
      '[data-dates]': 'Dates: the preset, and the days that it means today',
      '[data-dates] ~ button': 'Comparison: the period before, or nothing',
    },
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof PeriodFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

function Kept({ state: initial, preset }: Parameters<typeof PeriodFilter>[0]) {
  const [state, setState] = useState<PeriodState>({ dates: initial.dates });
  return <PeriodFilter state={state} preset={preset} onChange={(change) => setState({ ...state, ...change })} />;
}

export const Preset: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Dates: Last 7 days/ }));
    await choose({ userEvent }, 'Last 28 days', 'menuitemradio');
    await expect(await canvas.findByRole('button', { name: /^Dates: Last 28 days/ })).toBeVisible();
  },
};

/** Names the time zone of the days if it differs from the browser's. */
export const ElsewhereInTheWorld: Story = {
  args: { timezone: 'Pacific/Kiritimati', state: { dates: '2026-11-01_2026-11-07' } },
  render: (args) => <PeriodFilter {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pacific/Kiritimati')).toBeVisible();
  },
};

/** While the event store is unavailable, the figures of whole days are shown without changes. */
export const Uncompared: Story = {
  args: { timezone: 'Europe/Moscow', until: null, uncomparedAt: '2026-11-20T14:02:31.000Z' },
  render: (args) => <PeriodFilter {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Changes are missing: results by the hour could not be read. Figures count until 17:02.',
    );
    await expect(canvas.getByRole('button', { name: 'Comparison: Not compared' })).toBeVisible();
  },
};

/** The browser's own time zone isn't named. */
export const AtHome: Story = {
  args: { timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone },
  render: (args) => <PeriodFilter {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Time zone:')).toBeNull();
  },
};

const november = { dates: '2026-11-01_2026-11-07' };

export const TwoDays: Story = {
  args: { state: november },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Dates 01/11/2026 – 07/11/2026' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Comparison: vs 25/10 – 31/10' })).toBeVisible();
  },
};

export const NotCompared: Story = {
  args: { state: november },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Comparison/ }));
    await choose({ userEvent }, 'Nothing', 'menuitemradio');
    await expect(await canvas.findByRole('button', { name: 'Comparison: Not compared' })).toBeVisible();
  },
};

/**
 * The previous period of seven days, or a multiple, has the same weekdays anyway; other periods are shifted to match
 * them.
 */
export const OtherWeekdays: Story = {
  args: { state: { dates: '2026-11-01_2026-11-10' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Comparison: vs 18/10 – 27/10' }));
    await choose({ userEvent }, 'Match weekdays', 'menuitemcheckbox');
    await userEvent.click(await canvas.findByRole('button', { name: 'Comparison: vs 22/10 – 31/10' }));
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Match weekdays' })).not.toBeChecked();
    await choose({ userEvent }, 'Nothing', 'menuitemradio');
    await expect(await canvas.findByRole('button', { name: 'Comparison: Not compared' })).toBeVisible();
  },
};

function KeptYears() {
  const [state, setState] = useState<YearlyPeriodState>(november);
  return <PeriodFilter years state={state} preset="7-days" onChange={(change) => setState({ ...state, ...change })} />;
}

/** The same days of the previous year, on screens that have results for them. */
export const WithTheYearBefore: Story = {
  render: () => <KeptYears />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Comparison/ }));
    await choose({ userEvent }, 'Year before, 01/11/2025 – 07/11/2025', 'menuitemradio');
    await expect(await canvas.findByRole('button', { name: 'Comparison: vs 01/11/2025 – 07/11/2025' })).toBeVisible();
  },
};

/** Figures are only kept for a limited time: earlier days can't be chosen or compared with. */
export const KeptForSomeTime: Story = {
  render: (args) => <PeriodFilter {...args} state={november} firstRetainedDay="2026-10-28" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Comparison: Not compared' }));
    const before = await screen.findByRole('menuitemradio', { name: /^Period before/ });
    await expect(before).toHaveTextContent('Figures are kept since 28/10/2026');
    await userEvent.click(before);
    await expect(before).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /^Dates/ }));
    await choose({ userEvent }, 'Other dates…');
    const start = await screen.findByRole('textbox', { name: 'Dates: first day' });
    await userEvent.clear(start);
    await userEvent.type(start, '27/10/2026');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(await screen.findByText(/Not before 28\/10\/2026/)).toBeVisible();
  },
};

/** Sets the default dates of all screens whose URL has none; resetting it restores each screen's own default. */
export const ByDefault: Story = {
  beforeEach: () => () => updateDefaultPeriod(null),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Dates: Last 7 days/ }));
    await choose({ userEvent }, 'Last 28 days', 'menuitemradio');
    await userEvent.click(await canvas.findByRole('button', { name: /^Dates: Last 28 days/ }));
    await choose({ userEvent }, 'Use on all screens by default', 'menuitemcheckbox');
    await userEvent.click(await canvas.findByRole('button', { name: /^Dates: Last 28 days/ }));
    const byDefault = await screen.findByRole('menuitemcheckbox', { name: 'Use on all screens by default' });
    await expect(byDefault).toBeChecked();
    await expect(periodOf({}, '7-days').preset).toBe('28-days');
    await choose({ userEvent }, 'Use on all screens by default', 'menuitemcheckbox');
    await userEvent.click(await canvas.findByRole('button', { name: /^Dates: Last 28 days/ }));
    await expect(
      await screen.findByRole('menuitemcheckbox', { name: 'Use on all screens by default' }),
    ).not.toBeChecked();
    await expect(periodOf({}, '7-days').preset).toBe('7-days');
  },
};

/** The time zone in which days begin last. */
const LAST_ZONE = 'Pacific/Niue';

/** Follows the record's current day, not the browser's. */
export const NotAfterItsToday: Story = {
  render: (args) => <PeriodFilter {...args} state={november} timezone={LAST_ZONE} />,
  play: async ({ canvas, userEvent }) => {
    const today = todayIn(LAST_ZONE);
    const tomorrow = dayOf(addDays(new Date(`${today}T12:00`), 1));
    await userEvent.click(canvas.getByRole('button', { name: /^Dates/ }));
    await choose({ userEvent }, 'Other dates…');
    const end = await screen.findByRole('textbox', { name: 'Dates: last day' });
    await userEvent.clear(end);
    await userEvent.type(end, formatDay(tomorrow));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(await screen.findByText(`Not after ${formatDay(today)}`, { exact: false })).toBeVisible();
  },
};

export const OtherDates: Story = {
  args: { state: november },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Dates/ }));
    const item = await screen.findByRole('menuitem', { name: 'Other dates…' });
    // press and release are separate, as with a real pointer: the menu highlights the item on the first
    await userEvent.pointer({ keys: '[MouseLeft>]', target: item });
    await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
    await userEvent.pointer({ keys: '[/MouseLeft]', target: item });
    const end = await screen.findByRole('textbox', { name: 'Dates: last day' });
    await userEvent.clear(end);
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(await screen.findByText(/Required/)).toBeVisible();
    await userEvent.type(end, '3/11/2026');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Dates 01/11/2026 – 03/11/2026' })).toBeVisible();
  },
};

/** A single chip contains the dates and the comparison. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /^Comparison/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Dates: Last 7 days/ }));
    await expect(await screen.findByRole('menuitemradio', { name: /^Period before/ })).toBeChecked();
    await choose({ userEvent }, 'Nothing', 'menuitemradio');
    await userEvent.click(canvas.getByRole('button', { name: /^Dates: Last 7 days/ }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Nothing' })).toBeChecked();
  },
};

/** Live examples for the docs page, hidden from the sidebar; only the good ones are tested. */
const good = { tags: ['do', '!autodocs', '!dev'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** A preset: tomorrow, the same link shows the seven days up to then. */
export const MovesOn: Story = { ...good };

/** Form fields above figures have no presets, no comparison and no shareable link. */
export const FieldOfAForm: Story = {
  ...bad,
  render: () => (
    <FieldFrame quiet values={{ from: '2026-11-01', to: '2026-11-07' }}>
      <DateRangeField label="Dates" names={['from', 'to']} />
    </FieldFrame>
  ),
};
