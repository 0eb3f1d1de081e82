import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { FieldFrame } from '@/shared/testing/field-frame';
import { TextField } from '@/shared/ui/field';
import { DateField } from './date-field';

/**
 * A date, such as the start of a contract. It can be typed (`31/12/2026`, `31.12.26`, `31 Dec 2026`) or chosen from a
 * calendar, with arrow keys for days and weeks, and Page Up and Page Down for months. The value is a day (`2026-12-31`)
 * without a time zone.
 *
 * For two dates use a `DateRangeField`. The field doesn't handle times, and dates far in the past are easier to type.
 */
const meta = {
  title: 'Components/Inputs/Date field (date picker, calendar)',
  id: 'components-inputs-date-field',
  component: DateField,
  args: { name: 'date', label: 'Date of the contract' },
  parameters: {
    anatomy: {
      label: 'Label: which day it is',
      input: 'Input: reads any common notation, and writes dd/MM/yyyy when it is left',
      button: 'Calendar: opens with the chosen day, weeks begin on Monday',
      p: 'Help: what the date means, or what no date means',
    },
  },
  render: (args, { parameters }) => (
    <FieldFrame {...parameters.frame}>
      <DateField {...args} />
    </FieldFrame>
  ),
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { required: true, help: 'As it stands on paper.' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Date of the contract' });
    await userEvent.click(input);
    await userEvent.paste('1 Feb 2026');
    await userEvent.tab();
    await expect(input).toHaveValue('01/02/2026');
    const values = canvas.getByRole('status', { name: 'Values' });
    await expect(values).toHaveTextContent('{"date":"2026-02-01"}');
    await userEvent.clear(input);
    await expect(values).toHaveTextContent('{"date":null}');
  },
};

/** Operated by keyboard alone: the week starts on Monday, and the focus returns to the button. */
export const Filled: Story = {
  parameters: { frame: { values: { date: '2026-12-31' } } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Choose a day/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const chosen = await screen.findByRole('button', { name: /\b31 December 2026/ });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('button', { name: /\b9 December 2026/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('09/12/2026');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByRole('status', { name: 'Values' })).toHaveTextContent('{"date":"2026-12-09"}');
  },
};

export const Open: Story = {
  args: { min: '2026-11-05' },
  parameters: { frame: { values: { date: '2026-11-18' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Choose a day/ }));
    const grid = await screen.findByRole('grid');
    const [monday] = [...grid.querySelectorAll('[role=gridcell]')];
    await expect(monday).toHaveAttribute('data-value', '2026-10-26');
    await expect(screen.getByRole('button', { name: /\b4 November 2026/ })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(screen.getByRole('button', { name: /\b18 November 2026/ })).toHaveFocus());
  },
};

/** A nonexistent date shows an error and stays in the field for correction. */
export const Invalid: Story = {
  args: { max: '2026-12-31' },
  parameters: { frame: { submit: true } },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Date of the contract' });
    await userEvent.type(input, '31/02/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('31/02/2026');
    await expect(input).toHaveAccessibleDescription('February 2026 has 28 days');
    await userEvent.clear(input);
    await userEvent.type(input, '1/1/27');
    await expect(input).toHaveAccessibleDescription('Not after 31/12/2026');
    await expect(canvas.queryByRole('status', { name: 'Sent' })).toBeNull();
  },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: 'The registry has it already' },
  parameters: { frame: { values: { date: '2026-02-01' } } },
};

export const LongAndNarrow: Story = {
  args: {
    label: 'The day on which both sides have signed the contract or its last supplement',
    help: 'As it stands on paper, not the day on which it came by post.',
  },
  parameters: { frame: { narrow: true, values: { date: '2026-02-01' } } },
};

/** Live examples for the docs page, hidden from the sidebar; only the good ones are tested. */
const good = { tags: ['do', '!autodocs', '!dev'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** States the meaning of an empty date. The format needs no explanation. */
export const MeaningOfNone: Story = {
  ...good,
  args: { label: 'Last day', help: 'Leave empty if it is not limited' },
};

/** A text field demands a format and accepts the 31st of February. */
export const NotationToObey: Story = {
  ...bad,
  render: () => (
    <FieldFrame values={{ date: '2026-02-31' }}>
      <TextField name="date" label="Last day" help="Format: YYYY-MM-DD" />
    </FieldFrame>
  ),
};
