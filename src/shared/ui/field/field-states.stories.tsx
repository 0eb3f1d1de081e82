import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldFrame } from '@/shared/testing/field-frame';
import { PasswordField } from './password-field';
import { SelectField } from './select-field';
import { SwitchField } from './switch-field';
import { TextField } from './text-field';
import { TextareaField } from './textarea-field';

interface EachKindProps {
  disabledReason?: string;
}

const formats = [
  { value: 'pre', label: 'Pre-roll' },
  { value: 'mid', label: 'Mid-roll, between two parts of a programme that is longer than ten minutes' },
];

function EachKind(state: EachKindProps) {
  return (
    <>
      <TextField name="name" label="Name" required {...state} />
      <TextareaField name="description" label="Description" required {...state} />
      <PasswordField name="password" label="Password" required {...state} />
      <SelectField name="format" label="Format" placeholder="Choose a format" options={formats} required {...state} />
      <SwitchField name="compress" label="Compress the video" {...state} />
    </>
  );
}

const values = { name: 'Spring sale', description: 'A week', password: 'preroll', format: 'mid', compress: true };

/**
 * All fields side by side in one state, to compare their appearance and wording. To choose a field, see its own page;
 * for the structure of a form, see the Form page pattern.
 */
const meta = {
  title: 'Components/Inputs/Field states',
  component: FieldFrame,
  tags: ['!autodocs'],
  args: { values, children: <EachKind /> },
} satisfies Meta<typeof FieldFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const WithErrors: Story = {
  args: {
    values: {},
    errors: {
      name: 'Enter a name',
      description: 'Enter a description',
      password: 'At least 12 characters',
      format: 'Choose a format',
      compress: 'Your account needs it',
    },
  },
  play: async ({ canvas }) => {
    for (const [label, message] of [
      ['Name', 'Enter a name'],
      ['Description', 'Enter a description'],
      ['Password', 'At least 12 characters'],
      ['Format', 'Choose a format'],
      ['Compress the video', 'Your account needs it'],
    ] as const) {
      const control = canvas.getByLabelText(label);
      await expect(control).toBeInvalid();
      await expect(control).toHaveAccessibleDescription(message);
    }
  },
};

export const Locked: Story = {
  args: { children: <EachKind disabledReason="The campaign is in the archive" /> },
  play: async ({ canvas }) => {
    for (const label of ['Name', 'Description', 'Password', 'Format', 'Compress the video']) {
      const control = canvas.getByLabelText(label);
      await expect(control).toBeDisabled();
      await expect(control).toHaveAccessibleDescription('The campaign is in the archive');
    }
    // disabled text has the same opacity as in the other fields
    await expect(canvas.getByLabelText('Format')).toHaveStyle({ opacity: 1 });
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
