import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldFrame } from '@/shared/testing/field-frame';
import { SwitchField } from './switch-field';
import { TextField } from './text-field';

/**
 * Fields bind to the surrounding `Form` by `name`. The label is above, the message below; a placeholder never replaces
 * a label. Optional fields are marked, required ones are not. A field that is only temporarily not editable is disabled
 * with a reason instead of hidden.
 *
 * This page shows with a text field what all fields share. Other kinds of values have fields of their own: see the rest
 * of _Inputs_.
 */
const meta = {
  title: 'Components/Inputs/Field (text input, textbox)',
  id: 'components-inputs-field',
  component: FieldFrame,
  args: { children: null },
  parameters: {
    anatomy: {
      label: 'Label: names the value, above the control; “(optional)” where it may stay empty',
      input: 'Control: an outline of 3:1, on every surface',
      p: 'Message: the error first, then why it is locked, then help',
    },
  },
} satisfies Meta<typeof FieldFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  args: { children: <TextField name="name" label="Name" help="Only you see it." required /> },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' });
    await expect(input).toHaveAccessibleDescription('Only you see it.');
    await expect(input).toBeRequired();
    await userEvent.click(input);
    await userEvent.paste('Spring sale');
    await expect(canvas.getByRole('status', { name: 'Values' })).toHaveTextContent('{"name":"Spring sale"}');
  },
};

export const Optional: Story = { args: { children: <TextField name="brand" label="Brand" /> } };

export const WithError: Story = {
  args: {
    values: { link: 'htp:/example' },
    errors: { link: 'Enter an address that starts with https://' },
    children: <TextField name="link" label="Link" help="Where a click leads." required />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Link' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter an address that starts with https:// Where a click leads.');
  },
};

export const Disabled: Story = {
  args: { values: { id: '1024' }, children: <TextField name="id" label="Number" disabled required /> },
};

/** Stays visible and shows the reason. */
export const DisabledWithReason: Story = {
  args: {
    values: { name: 'Spring sale', use_compression: true },
    children: (
      <>
        <TextField
          name="name"
          label="Name"
          help="Only you see it."
          disabledReason="The campaign is in the archive"
          required
        />
        <SwitchField name="use_compression" label="Compress the video" disabledReason="Your account needs it" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' });
    await expect(input).toBeDisabled();
    await expect(input).toHaveAccessibleDescription('The campaign is in the archive Only you see it.');
    const control = canvas.getByRole('switch', { name: 'Compress the video' });
    await expect(control).toBeDisabled();
    await expect(control).toHaveAccessibleDescription('Your account needs it');
  },
};

export const LongAndNarrow: Story = {
  args: {
    narrow: true,
    values: { name: 'A name that is longer than the field that holds it, as names of campaigns tend to be' },
    errors: { name: 'There is another campaign of this name already, and both would look the same in every report' },
    children: (
      <TextField
        name="name"
        label="The name under which you and your colleagues will find this campaign again"
        help="Nobody outside of your account sees it, so it may well name the client, the product and the season."
        required
      />
    ),
  },
};

/** Live examples for the docs page, neither listed in the sidebar nor tested. */
const good = { tags: ['do', '!autodocs', '!dev', '!test'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** A permanent label, and help that explains the effect of the value. */
export const LabelAbove: Story = {
  ...good,
  args: { children: <TextField name="brand" label="Brand" help="Viewers see it beside the advert." required /> },
};

/** The error doesn't say what is expected. */
export const InvalidValue: Story = {
  ...bad,
  args: {
    values: { link: 'preroll' },
    errors: { link: 'Invalid value' },
    children: <TextField name="link" label="Link" required />,
  },
};
