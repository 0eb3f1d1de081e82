import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { FieldFrame } from '@/shared/testing/field-frame';
import { DateField } from './date-field';
import { DateRangeField } from './date-range-field';

/**
 * A range of dates, both inclusive: a flight, the period of a report. Either end may be left empty if an open range
 * makes sense.
 *
 * For a single date use a `DateField`; for the hours and weekdays of a campaign, a `ScheduleField`.
 */
const meta = {
  title: 'Components/Inputs/Date range field (range picker)',
  id: 'components-inputs-date-range-field',
  component: DateRangeField,
  args: { names: ['start_date', 'end_date'], label: 'Flight' },
  parameters: {
    anatomy: {
      '[role=group] > span': 'Label of both days',
      input: 'First day',
      'span[aria-hidden] + input': 'Last day, never before the first',
      button: 'Calendar for both: the first press begins the range, the second one ends it',
      p: 'Help: what an empty end means',
    },
  },
  render: (args, { parameters }) => (
    <FieldFrame {...parameters.frame}>
      <DateRangeField {...args} />
    </FieldFrame>
  ),
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

const november = { start_date: '2026-11-09', end_date: '2026-11-20' };

export const Empty: Story = {
  args: { required: true, help: 'In the time zone of the campaign.' },
};

export const Typed: Story = {
  ...Empty,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Flight: first day' })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'Flight: last day' })).toBeRequired();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Flight: first day' }), '9/11/26');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Flight: last day' }), '20/11/26');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Flight: last day' })).toHaveValue('20/11/2026');
    await expect(canvas.getByRole('status', { name: 'Values' })).toHaveTextContent(JSON.stringify(november));
  },
};

export const Filled: Story = { parameters: { frame: { values: november } } };

/** The first click starts the range, the second ends it. */
export const Open: Story = {
  parameters: { frame: { values: november } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Choose both days/ }));
    await userEvent.click(await screen.findByRole('button', { name: /\b4 November 2026/ }));
    await userEvent.click(screen.getByRole('button', { name: /\b27 November 2026/ }));
    const values = canvas.getByRole('status', { name: 'Values' });
    await waitFor(() => expect(values).toHaveTextContent('{"start_date":"2026-11-04","end_date":"2026-11-27"}'));
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /^Choose both days/ }));
    await expect(await screen.findByRole('grid')).toBeVisible();
  },
};

export const EndBeforeStart: Story = {
  parameters: { frame: { submit: true, values: { start_date: '2026-11-20', end_date: '2026-11-09' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const end = canvas.getByRole('textbox', { name: 'Flight: last day' });
    await expect(end).toHaveFocus();
    await expect(end).toHaveAccessibleDescription('The end is before the start, 20/11/2026');
  },
};

/** An invalid range can be corrected at either end. */
export const Corrected: Story = {
  ...EndBeforeStart,
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await EndBeforeStart.play?.(context);
    const end = canvas.getByRole('textbox', { name: 'Flight: last day' });
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Flight: first day' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Flight: first day' }), '1/11/2026');
    await expect(end).toBeValid();
  },
};

export const BothInvalid: Story = {
  args: { min: '2026-01-01' },
  parameters: { frame: { submit: true, values: { start_date: '31/02/2026', end_date: '2025-11-09' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      await canvas.findByText('First day: February 2026 has 28 days. Last day: Not before 01/01/2026'),
    ).toBeVisible();
  },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: 'The flight is over' },
  parameters: { frame: { values: november } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Choose both days: Flight: The flight is over' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Narrow: Story = { parameters: { frame: { narrow: true, values: november } } };

/** Live examples for the docs page, hidden from the sidebar; only the good ones are tested. */
const good = { tags: ['do', '!autodocs', '!dev'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** One field for both days, which states the meaning of an empty end. */
export const OpenEnd: Story = {
  ...good,
  args: { label: 'Dates', help: 'Both days are included. Without a last day it runs indefinitely' },
  parameters: { frame: { values: { start_date: '2026-11-09', end_date: null } } },
};

/** Two independent fields don't notice that the end is before the start. */
export const TwoDateFields: Story = {
  ...bad,
  render: () => (
    <FieldFrame values={{ start_date: '2026-11-20', end_date: '2026-11-09' }}>
      <DateField name="start_date" label="First day" />
      <DateField name="end_date" label="Last day" />
    </FieldFrame>
  ),
};
