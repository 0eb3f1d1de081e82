import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye, MousePointerClick, Play } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { FieldFrame } from '@/shared/testing/field-frame';
import { RadioCards } from './radio-cards';

const models = [
  { value: 'cpm', label: 'CPM', description: 'For a thousand impressions', icon: <Eye aria-hidden /> },
  { value: 'cpc', label: 'CPC', description: 'For a click', icon: <MousePointerClick aria-hidden /> },
  { value: 'cpv', label: 'CPV', description: 'For a view to the end', icon: <Play aria-hidden /> },
];

/**
 * Selects one of two to six options that need an explanation: a pricing model, a visibility. Native radio buttons:
 * arrow keys choose, Tab leaves.
 *
 * For more options, or self-explanatory ones, use a `SelectField`; for hundreds, a `ComboboxField`; for yes or no, a
 * `CheckboxField`.
 */
const meta = {
  title: 'Components/Inputs/Radio cards (radio group)',
  id: 'components-inputs-radio-cards',
  component: RadioCards,
  args: { name: 'pay_model', label: 'What is paid for', options: models },
  parameters: {
    anatomy: {
      '[role=radiogroup] > span': 'Label: what is chosen',
      label: 'Card: an option in a word or two; all of it can be pressed',
      'label > svg': 'Icon, where it tells the options apart',
      'label > small': 'What choosing it means, or why it can’t be chosen',
    },
  },
  render: (args, { parameters }) => (
    <FieldFrame {...parameters.frame}>
      <RadioCards {...args} />
    </FieldFrame>
  ),
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { required: true, help: 'It can’t be changed after the first show.' },
};

export const Chosen: Story = {
  ...Empty,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('radiogroup', { name: 'What is paid for' });
    await expect(group).toHaveAccessibleDescription('It can’t be changed after the first show.');
    await userEvent.click(canvas.getByText('For a click'));
    const values = canvas.getByRole('status', { name: 'Values' });
    await expect(values).toHaveTextContent('{"pay_model":"cpc"}');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'CPV' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'CPV' })).toHaveAccessibleDescription('For a view to the end');
    await expect(values).toHaveTextContent('{"pay_model":"cpv"}');
  },
};

export const Filled: Story = { parameters: { frame: { values: { pay_model: 'cpm' } } } };

export const WithError: Story = {
  parameters: { frame: { errors: { pay_model: 'Choose what is paid for' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose what is paid for');
    await expect(canvas.getByRole('radio', { name: 'CPM' })).toBeInvalid();
  },
};

/** A disabled option gives the reason instead of its description. */
export const OneDisabled: Story = {
  args: {
    options: models.map((model) =>
      model.value === 'cpv' ? { ...model, disabledReason: 'This format has no end to view' } : model,
    ),
  },
  parameters: { frame: { values: { pay_model: 'cpm' } } },
  play: async ({ canvas }) => {
    const radio = canvas.getByRole('radio', { name: 'CPV' });
    await expect(radio).toBeDisabled();
    await expect(radio).toHaveAccessibleDescription('This format has no end to view');
  },
};

/** The first enabled option takes the focus on an error. */
export const FirstDisabled: Story = {
  args: {
    required: true,
    options: models.map((model) =>
      model.value === 'cpm' ? { ...model, disabledReason: 'Not in this format' } : model,
    ),
  },
  parameters: { frame: { submit: true, required: ['pay_model'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'CPC' })).toHaveFocus());
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Required');
  },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: 'Fixed since the first show' },
  parameters: { frame: { values: { pay_model: 'cpm' } } },
};

export const LongAndNarrow: Story = {
  args: {
    options: [
      { value: 1, label: 'Even', description: 'The money is spread over the days and hours that are left.' },
      {
        value: 2,
        label: 'As soon as possible',
        description: 'Each suitable request is answered until the money is gone, which may be before lunch.',
      },
    ],
  },
  parameters: { frame: { narrow: true, values: { pay_model: 2 } } },
};

/** Live examples for the docs page, hidden from the sidebar; only the good ones are tested. */
const good = { tags: ['do', '!autodocs', '!dev'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** Each option explains its consequence. */
export const Consequences: Story = {
  ...good,
  args: {
    name: 'pacing',
    label: 'Pacing',
    required: true,
    options: [
      { value: 'even', label: 'Even', description: 'Spread over the day and the flight' },
      { value: 'asap', label: 'As soon as possible', description: 'Spend as soon as requests arrive' },
    ],
  },
  parameters: { frame: { values: { pacing: 'even' } } },
};

/** Self-explanatory options take too much room. Use a _Select_. */
export const SelfExplanatory: Story = {
  ...bad,
  args: {
    name: 'currency',
    label: 'Currency',
    required: true,
    options: ['EUR', 'GEL', 'JPY', 'KZT', 'RUB', 'USD'].map((code) => ({ value: code, label: code })),
  },
};
