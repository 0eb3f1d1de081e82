import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldFrame } from '@/shared/testing/field-frame';
import { PasswordField } from './password-field';

/**
 * A secret that the user types. A button reveals the characters; pasting and password managers work. With
 * `new-password` the browser offers to make one up.
 *
 * A secret that the server hands out, such as a token, is shown once with a _Copy button_.
 */
const meta = {
  title: 'Components/Inputs/Password (secret)',
  id: 'components-inputs-password',
  component: PasswordField,
  args: { name: 'password', label: 'Password', required: true },
  parameters: {
    anatomy: {
      label: 'Label: whose secret it is, or that it is a new one',
      input: 'Secret: pasting and password managers work',
      button: 'Shows and hides the characters',
    },
  },
  render: (args) => (
    <FieldFrame>
      <PasswordField {...args} />
    </FieldFrame>
  ),
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Typed, revealed, and hidden again. */
export const Hidden: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.click(input);
    await userEvent.paste('preroll-demo');
    await expect(input).toHaveValue('preroll-demo');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show characters' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide characters' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const WithError: Story = {
  render: (args) => (
    <FieldFrame values={{ password: 'short' }} errors={{ password: 'At least 8 characters' }}>
      <PasswordField {...args} />
    </FieldFrame>
  ),
};

/**
 * Live pictures of the docs page, not states of their own: neither is listed, and only what to do is tested.
 */
const good = { tags: ['do', '!autodocs', '!dev'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** Says the rule before it is broken. */
export const RuleBeforehand: Story = {
  ...good,
  args: {
    label: 'New password',
    help: 'At least 12 characters. A few unrelated words work well.',
    autoComplete: 'new-password',
  },
};

/** Asks for the same twice, where one look at the characters finds the mistake. */
export const TypedTwice: Story = {
  ...bad,
  render: () => (
    <FieldFrame>
      <PasswordField name="password" label="New password" autoComplete="new-password" required />
      <PasswordField name="repeated" label="Repeat the new password" autoComplete="new-password" required />
    </FieldFrame>
  ),
};
