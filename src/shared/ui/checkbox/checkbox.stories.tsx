import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { FieldFrame } from '@/shared/testing/field-frame';
import { Checkbox } from './checkbox';
import { CheckboxField } from './checkbox-field';

/**
 * `CheckboxField` is a yes-or-no value of a form, such as a consent; it takes effect when the form is saved. `Checkbox`
 * is the bare control for rows and table headers.
 *
 * For a setting with immediate effect, or one that turns on a mode, use a `SwitchField`. For one of several options,
 * use `RadioCards` or a `SelectField`.
 */
const meta = {
  title: 'Components/Inputs/Checkbox (tick box)',
  id: 'components-inputs-checkbox',
  component: CheckboxField,
  args: { name: 'co_branding', label: 'Two brands are advertised together' },
  parameters: {
    anatomy: {
      'input[type=checkbox]':
        'Box: 16 px in a target of 24 px. Its label says what is true when it is ticked, and ticks it, too',
      p: 'Help: what follows from it',
    },
  },
  render: (args, { parameters }) => (
    <FieldFrame {...parameters.frame}>
      <CheckboxField {...args} />
    </FieldFrame>
  ),
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { help: 'The registry then wants a code for each of them.' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Two brands are advertised together' });
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription('The registry then wants a code for each of them.');
    await userEvent.click(canvas.getByText('Two brands are advertised together'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status', { name: 'Values' })).toHaveTextContent('{"co_branding":false}');
  },
};

export const Filled: Story = { parameters: { frame: { values: { co_branding: true } } } };

export const WithError: Story = {
  args: { name: 'agreed', label: 'I may show what I upload' },
  parameters: { frame: { errors: { agreed: 'Without this the advert can’t be shown' } } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I may show what I upload' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Without this the advert can’t be shown');
  },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: 'Fixed once the registry has given its number' },
  parameters: { frame: { values: { co_branding: true } } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeDisabled();
    await expect(box).toHaveAccessibleDescription('Fixed once the registry has given its number');
  },
};

export const LongAndNarrow: Story = {
  args: {
    label: 'I have the right to show this video, its music and the faces in it, in every country that I chose',
    help: 'Who shows what is not theirs loses the account.',
  },
  parameters: { frame: { narrow: true } },
};

function SelectAll() {
  const [rows, setRows] = useState([true, false]);
  const count = rows.filter(Boolean).length;
  return (
    <>
      <Checkbox
        label="Select all rows"
        checked={count === rows.length}
        mixed={count > 0 && count < rows.length}
        onChange={(checked) => setRows(rows.map(() => checked))}
      />
      {rows.map((checked, index) => (
        <Checkbox
          key={index === 0 ? 'first' : 'second'}
          label={`Select row ${index + 1}`}
          checked={checked}
          onChange={(next) => setRows(rows.with(index, next))}
        />
      ))}
    </>
  );
}

/** The bare checkbox of a table, indeterminate if only some rows are selected. */
export const Bare: Story = {
  render: () => <SelectAll />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all rows' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: 'Select row 2' })).toBeChecked();
    await expect(all).toBeChecked();
  },
};

const looks = [
  { label: 'Not chosen', checked: false },
  { label: 'Some chosen', checked: false, mixed: true },
  { label: 'Chosen', checked: true },
  { label: 'Nothing to choose', checked: false, disabled: true },
  { label: 'Fixed', checked: true, disabled: true },
];

/** Looks the same in both themes; a check mark makes the state visible without colour. */
export const Appearance: Story = {
  render: () => (
    <>
      {looks.map((look) => (
        <Checkbox key={look.label} {...look} onChange={() => {}} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const markOf = (name: string) => getComputedStyle(canvas.getByRole('checkbox', { name }), '::before');
    await expect(markOf('Not chosen').content).toBe('none');
    await expect(markOf('Nothing to choose').content).toBe('none');
    await expect(markOf('Some chosen').clipPath).toMatch(/^inset/);
    await expect(markOf('Chosen').clipPath).toMatch(/^polygon/);
    await expect(markOf('Fixed').clipPath).toMatch(/^polygon/);
  },
};

/** Live examples for the docs page, hidden from the sidebar; only the good ones are tested. */
const good = { tags: ['do', '!autodocs', '!dev'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** A statement that is true if ticked, with the consequence as help. */
export const ConsequenceAsHelp: Story = {
  ...good,
  args: { name: 'clears_end', label: 'Clear the last day', help: 'Runs indefinitely' },
  parameters: { frame: { values: { clears_end: true } } },
};

/** Two exclusive options can both be ticked. Use _Radio cards_. */
export const EitherOr: Story = {
  ...bad,
  render: () => (
    <FieldFrame values={{ even: true, asap: true }}>
      <CheckboxField name="even" label="Spread over the day" />
      <CheckboxField name="asap" label="Spend as soon as requests arrive" />
    </FieldFrame>
  ),
};
