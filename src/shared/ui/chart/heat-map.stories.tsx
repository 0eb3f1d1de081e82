import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HeatMap } from './heat-map';

/** Higher in the evening, highest on Saturday. */
const week = Array.from({ length: 7 }, (_, day) =>
  Array.from({ length: 24 }, (_, hour) =>
    Math.round(Math.max(0, Math.sin(((hour - 6) / 24) * Math.PI)) ** 2 * (day === 5 ? 31_500 : 15_000 + day * 900)),
  ),
);

/**
 * A value for each hour of the week, in six colour steps. A sentence names the peak; arrow keys move between hours, and
 * the table has every number.
 *
 * To select hours, use a `ScheduleField`.
 */
const meta = {
  title: 'Components/Charts/Heat map',
  component: HeatMap,
  args: { label: 'Shows by hour and weekday', most: 'Most shows', week },
  parameters: {
    anatomy: {
      figcaption: 'What is counted',
      fieldset: 'The same numbers as a table',
      '[role=grid] th': 'Weekday, from Monday',
      '[role=grid] td': 'Hour: one of six steps, no number',
      '[role=grid] tfoot th': 'Hours',
      '[role=grid] + div > span': 'The peak in words, or the hour that is pointed at',
      '[role=grid] + div > span + span': 'What the steps mean',
    },
  },
} satisfies Meta<typeof HeatMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop; the focused hour is named with its value. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Most shows on Saturday, 18:00–18:59')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Chart' }));
    await userEvent.tab();
    await expect(canvas.getByRole('cell', { name: 'Monday 00:00–00:59: 0' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('cell', { name: 'Tuesday 01:00–01:59: 0' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('cell', { name: /^Sunday 23:00–23:59/ })).toHaveFocus();
  },
};

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await expect(canvas.getByRole('row', { name: /^18:00–18:59/ })).toHaveTextContent('31,500');
  },
};

export const Rates: Story = {
  args: {
    label: 'CTR by hour and weekday',
    most: 'Highest CTR',
    format: { style: 'percent', minimumFractionDigits: 2 },
    week: week.map((hours) => hours.map((value) => (value === 0 ? null : value / 1_000_000))),
  },
};

export const Loading: Story = { args: { week: undefined } };

export const Empty: Story = { args: { week: week.map((hours) => hours.map(() => 0)) } };

export const OnAPhone: Story = { globals: { viewport: { value: 'xs' } } };
