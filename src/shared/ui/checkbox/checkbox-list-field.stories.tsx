import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldFrame } from '@/shared/testing/field-frame';
import { CheckboxListField } from './checkbox-list-field';

const devices = [
  { value: 'desktop', label: 'Computers' },
  { value: 'mobile', label: 'Phones' },
  { value: 'tablet', label: 'Tablets' },
];

/**
 * Selects several of two to twelve options that should all be visible, such as devices. The value is an array in the
 * order of the options or, with `isOrdered`, in the order of selection.
 *
 * For a single choice use a `SelectField` or `RadioCards`; for thousands of values, or values from a spreadsheet, a
 * `TagsField`.
 */
const meta = {
  title: 'Components/Inputs/Checkbox list',
  component: CheckboxListField<string>,
  args: { name: 'devices', label: 'Devices', help: 'Choose none to target all', options: devices },
  render: (args, { parameters }) => (
    <FieldFrame {...parameters.frame}>
      <CheckboxListField {...args} />
    </FieldFrame>
  ),
} satisfies Meta<typeof CheckboxListField<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Chosen: Story = {
  ...Empty,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: /^Devices/ })).toHaveAccessibleDescription(
      'Choose none to target all',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tablets' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Computers' }));
    await expect(canvas.getByRole('status', { name: 'Values' })).toHaveTextContent('{"devices":["desktop","tablet"]}');
  },
};

export const Filled: Story = {
  parameters: { frame: { values: { devices: ['mobile', 'watch'] } } },
};

/** Keeps a selected value that is no longer offered. */
export const Changed: Story = {
  ...Filled,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Phones' }));
    await expect(canvas.getByRole('status', { name: 'Values' })).toHaveTextContent('{"devices":["watch"]}');
  },
};

export const WithError: Story = { parameters: { frame: { errors: { devices: 'Not a device: watch' } } } };

export const DisabledWithReason: Story = {
  args: { disabledReason: 'The campaign is running: stop it first' },
  parameters: { frame: { values: { devices: ['mobile'] } } },
};

export const LongAndNarrow: Story = {
  args: { options: [...devices, { value: 'tv', label: 'Television sets and what is put between them and the wall' }] },
  parameters: { frame: { narrow: true } },
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('checkbox').map((box) => box.getBoundingClientRect().width);
    await expect(new Set(widths)).toEqual(new Set([16]));
  },
};

/** Each option shows its position; to change the order, select the options again. */
export const Ordered: Story = {
  args: { help: 'Tried in this order', isOrdered: true },
  parameters: { frame: { values: { devices: ['tablet'] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Computers' }));
    await expect(canvas.getByRole('checkbox', { name: '2. Computers' })).toBeChecked();
    await expect(canvas.getByRole('status', { name: 'Values' })).toHaveTextContent('{"devices":["tablet","desktop"]}');
    await userEvent.click(canvas.getByRole('checkbox', { name: '1. Tablets' }));
    await expect(canvas.getByRole('checkbox', { name: '1. Computers' })).toBeChecked();
  },
};
