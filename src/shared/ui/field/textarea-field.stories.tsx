import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldFrame } from '@/shared/testing/field-frame';
import { TextareaField } from './textarea-field';

/**
 * Text of several lines, such as a description or the source of a script. The user can make it taller.
 *
 * For one line use a _Field_; for a list of values, one per line, use a _Tags field_, which checks each of them.
 */
const meta = {
  title: 'Components/Inputs/Textarea (multiline input)',
  id: 'components-inputs-textarea',
  component: TextareaField,
  args: { name: 'description', label: 'Description', help: 'At most 500 characters.' },
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

/** Lines don't wrap, letters are of one width, and spelling is left alone. */
export const Code: Story = {
  args: { name: 'source', label: 'Script', isCode: true, rows: 4 },
  render: (args) => (
    <FieldFrame values={{ source: 'export function onStart(player) {\n  player.mute();\n}' }}>
      <TextareaField {...args} />
    </FieldFrame>
  ),
};
