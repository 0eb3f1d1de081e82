import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldFrame } from '@/shared/testing/field-frame';
import { SelectField } from './select-field';

/**
 * One of a few known values. The native select works by touch, keyboard and screen reader, and opens the system's
 * picker on phones. The value keeps the type of the options.
 *
 * For about fifteen options or more, or options from the server, use a _Combobox_, which can be searched. Two or three
 * options that need an explanation are _Radio cards_; two views of the same data are a _Segmented toggle_.
 */
const meta = {
  title: 'Components/Inputs/Select (dropdown list, picker)',
  id: 'components-inputs-select',
  component: SelectField,
  args: {
    name: 'format_id',
    label: 'Format',
    placeholder: 'Choose a format',
    options: [
      { value: 1, label: 'Pre-roll' },
      { value: 2, label: 'Mid-roll' },
    ],
    required: true,
  },
  render: (args) => (
    <FieldFrame values={{ format_id: null }}>
      <SelectField {...args} />
    </FieldFrame>
  ),
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const values = canvas.getByRole('status', { name: 'Values' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Format' }), 'Mid-roll');
    await expect(values).toHaveTextContent('{"format_id":2}');
  },
};

/** A required choice can be cleared; the form reports it on submit. */
export const Cleared: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Chosen.play?.(context);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Format' }), 'Choose a format');
    await expect(canvas.getByRole('status', { name: 'Values' })).toHaveTextContent('{"format_id":null}');
  },
};

export const WithError: Story = {
  args: { help: 'It decides where the advert may stand.' },
  render: (args) => (
    <FieldFrame values={{ format_id: null }} errors={{ format_id: 'Choose a format' }}>
      <SelectField {...args} />
    </FieldFrame>
  ),
};

/** Stays visible and shows the reason. */
export const Disabled: Story = {
  args: { disabledReason: 'The format can’t change once the advert has been shown' },
  render: (args) => (
    <FieldFrame values={{ format_id: 1 }}>
      <SelectField {...args} />
    </FieldFrame>
  ),
};

/** Live examples for the docs page, neither listed in the sidebar nor tested. */
const good = { tags: ['do', '!autodocs', '!dev', '!test'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** A few options of one or two words. */
export const Few: Story = { ...good };

/** Hundreds of options can't be searched. Use a _Combobox_. */
export const Hundreds: Story = {
  ...bad,
  args: {
    label: 'City',
    placeholder: 'Choose a city',
    options: Array.from({ length: 300 }, (_, index) => ({ value: index, label: `City ${index + 1}` })),
  },
};
