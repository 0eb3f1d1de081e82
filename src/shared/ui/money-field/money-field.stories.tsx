import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldFrame } from '@/shared/testing/field-frame';
import { MoneyField } from './money-field';

/**
 * An amount of money as a decimal string, so that no precision is lost, with the decimal places of its currency. The
 * currency is fixed, or chosen beside the amount.
 *
 * For a percentage or a count use `NumberField`. To display money, format it as text.
 */
const meta = {
  title: 'Components/Inputs/Money field (currency, price field)',
  id: 'components-inputs-money-field',
  component: MoneyField,
  args: { name: 'amount', label: 'Amount', currency: 'EUR', min: '0.01' },
  parameters: {
    anatomy: {
      label: 'Label: what the money is for',
      input: 'Amount: every digit is kept, with the decimals of its currency',
      'input + span': 'Currency: fixed, or a choice where the account has several',
    },
  },
  render: (args, { parameters }) => (
    <FieldFrame {...parameters.frame}>
      <MoneyField {...args} />
    </FieldFrame>
  ),
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { required: true },
};

export const Typed: Story = {
  ...Empty,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(input).toHaveAccessibleDescription('EUR');
    await userEvent.click(input);
    await userEvent.paste('€1.250,5');
    await userEvent.tab();
    await expect(input).toHaveValue('1,250.50');
    await expect(canvas.getByRole('status', { name: 'Values' })).toHaveTextContent('{"amount":"1250.50"}');
  },
};

/** More digits than a float can represent. */
export const Filled: Story = {
  parameters: { frame: { values: { amount: '90071992547409931.07' } } },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(input).toHaveValue('90,071,992,547,409,931.07');
    await userEvent.type(input, '{Backspace}8');
    await expect(canvas.getByRole('status', { name: 'Values' })).toHaveTextContent('"90071992547409931.08"');
  },
};

export const WithChoice: Story = {
  args: { currency: { name: 'currency', codes: ['EUR', 'JPY', 'RUB'] } },
  parameters: { frame: { values: { amount: '12.50', currency: 'EUR' } } },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(input, '{Backspace}5');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Currency of Amount' }), 'JPY');
    await expect(canvas.getByRole('status', { name: 'Values' })).toHaveTextContent(
      '{"amount":"12.55","currency":"JPY"}',
    );
    await expect(input).toHaveAccessibleDescription('No decimal places in JPY');
  },
};

/** The first currency is preselected, also in the form's values. */
export const DefaultCurrency: Story = {
  args: { currency: { name: 'currency', codes: ['EUR', 'RUB'] } },
  parameters: { frame: { values: { amount: '12.50' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Currency of Amount' })).toHaveValue('EUR');
    await expect(canvas.getByRole('status', { name: 'Values' })).toHaveTextContent(
      '{"amount":"12.50","currency":"EUR"}',
    );
  },
};

/** Errors of the currency appear at the currency. */
export const CurrencyError: Story = {
  args: { currency: { name: 'currency', codes: ['EUR', 'RUB'] } },
  parameters: {
    frame: { values: { amount: '12.50', currency: 'RUB' }, errors: { currency: 'This account pays in EUR' } },
  },
  play: async ({ canvas }) => {
    const currency = canvas.getByRole('combobox', { name: 'Currency of Amount' });
    await expect(currency).toBeInvalid();
    await expect(currency).toHaveAccessibleDescription('This account pays in EUR');
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toBeValid();
  },
};

export const Invalid: Story = {
  parameters: { frame: { submit: true, values: { amount: '0.00' } } },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('EUR At least EUR 0.01');
    await userEvent.clear(input);
    await userEvent.type(input, '0.125');
    await expect(input).toHaveAccessibleDescription('EUR At most 2 decimal places');
  },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: 'Paid: an amount in the books is never changed' },
  parameters: { frame: { values: { amount: '1250.50' } } },
};

export const LongAndNarrow: Story = {
  args: {
    label: 'The most that all adverts of this campaign may spend together over its lifetime',
    currency: { name: 'currency', codes: ['EUR', 'RUB'] },
  },
  parameters: { frame: { narrow: true, values: { amount: '1234567890123456789012.50', currency: 'RUB' } } },
};

/** Live examples for the docs page, hidden from the sidebar; only the good ones are tested. */
const good = { tags: ['do', '!autodocs', '!dev'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** The account has one currency, so there is no choice. */
export const OneCurrency: Story = {
  ...good,
  args: { required: true },
  parameters: { frame: { values: { amount: '1250.00' } } },
};

/** Offers currencies that the account doesn’t have and then rejects them. */
export const CurrencyToRefuse: Story = {
  ...bad,
  args: { required: true, currency: { name: 'currency', codes: ['EUR', 'RUB', 'USD'] } },
  parameters: {
    frame: { values: { amount: '1250.00', currency: 'USD' }, errors: { currency: 'This account pays in EUR' } },
  },
};
