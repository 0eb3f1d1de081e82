import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldFrame } from '@/shared/testing/field-frame';
import { TextareaField } from './textarea-field';

/**
 * Multi-line text, such as a description or the source of a script. The user can make it taller.
 *
 * For one line use a _Field_; for a list of values, one per line, use a _Tags field_, which validates each of them.
 */
const meta = {
  title: 'Components/Inputs/Textarea (multiline input)',
  id: 'components-inputs-textarea',
  component: TextareaField,
  args: { name: 'description', label: 'Description', help: 'At most 500 characters.' },
  parameters: {
    anatomy: {
      label: 'Label: what to write',
      textarea: 'Text: three lines at first; its corner makes it taller',
      p: 'Help: who reads it, or how long it may be',
    },
  },
  render: (args) => (
    <FieldFrame>
      <TextareaField {...args} />
    </FieldFrame>
  ),
} satisfies Meta<typeof TextareaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Description' }));
    await userEvent.paste('Two weeks before Easter.\nOnly in large cities.');
    await expect(canvas.getByRole('textbox')).toHaveValue('Two weeks before Easter.\nOnly in large cities.');
  },
};

/** Monospaced, without wrapping or spell checking. */
export const Code: Story = {
  args: { name: 'source', label: 'Script', isCode: true, rows: 4 },
  render: (args) => (
    <FieldFrame values={{ source: 'export function onStart(player) {\n  player.mute();\n}' }}>
      <TextareaField {...args} />
    </FieldFrame>
  ),
};

/** Live examples for the docs page, hidden from the sidebar; only the good ones are tested. */
const good = { tags: ['do', '!autodocs', '!dev'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** Names the reader in advance. */
export const NamesItsReader: Story = {
  ...good,
  args: { label: 'Reason for the ban', help: 'Visible to the advertiser' },
};

/** In a list of values, duplicates and mistakes go unnoticed. Use a _Tags field_. */
export const ListOfValues: Story = {
  ...bad,
  args: { label: 'IP addresses', help: 'One per line.' },
  render: (args) => (
    <FieldFrame values={{ description: '10.0.0.1\n10.0.0.1\n10.0.0.999' }}>
      <TextareaField {...args} />
    </FieldFrame>
  ),
};
