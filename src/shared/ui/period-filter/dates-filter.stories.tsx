import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import type { PeriodState } from '@/shared/lib/dates';
import { choose } from '@/shared/testing/choose';
import { DatesFilter } from './dates-filter';

/**
 * Limits a list to a period, or to none by default. The URL holds the dates.
 *
 * For figures compared with a previous period, use a `PeriodFilter`.
 */
const meta = {
  title: 'Components/Inputs/Dates filter',
  component: DatesFilter,
  args: { dates: undefined, onChange: () => undefined },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof DatesFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

function Kept({ dates: initial }: Parameters<typeof DatesFilter>[0]) {
  const [dates, setDates] = useState<PeriodState['dates']>(initial);
  return <DatesFilter dates={dates} onChange={setDates} />;
}

export const AllDates: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dates: All dates' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'All dates' })).toBeChecked();
    await choose({ userEvent }, 'Last month', 'menuitemradio');
    await expect(await canvas.findByRole('button', { name: /^Dates: Last month/ })).toBeVisible();
  },
};

export const TwoDays: Story = {
  args: { dates: '2026-11-01_2026-11-07' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Dates 01/11/2026 – 07/11/2026' })).toBeVisible();
  },
};
