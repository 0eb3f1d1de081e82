import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Amount } from './amount';

const Column = chakra('div', { base: { display: 'grid', w: 'max-content', textAlign: 'end' } });

/**
 * An amount of the ledger. It is never rounded to whole units, so that amounts in a column align at the decimal point.
 *
 * Bids and limits use `formatMoney` instead.
 */
const meta = {
  title: 'Components/Data/Amount',
  component: Amount,
  args: { amount: '412380.150000', unit: { currency: 'RUB', precision: 2 } },
} satisfies Meta<typeof Amount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Balance: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^RUB.412,380.15$/)).toBeVisible();
  },
};

export const ComesIn: Story = {
  args: { amount: '500000', signed: true, bare: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+500,000.00')).toBeVisible();
  },
};

export const GoesOut: Story = {
  args: { amount: '-37344.28', signed: true, bare: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−37,344.28')).toBeVisible();
  },
};

/** A cancelled request. */
export const Struck: Story = { args: { amount: '500000', signed: true, struck: true } };

export const WithoutDecimals: Story = { args: { amount: '1200', unit: { currency: 'JPY', precision: 0 } } };

/** Zero differs from an unknown amount. */
export const Nothing: Story = { args: { amount: '0', signed: true } };

export const NotKnown: Story = { args: { amount: null } };

/**
 * Live examples for the docs page, hidden from the sidebar; only the good ones are tested.
 */
const good = { tags: ['do', '!autodocs', '!dev'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** All decimals are shown, so that amounts align; the column heading has the currency. */
export const Aligned: Story = {
  ...good,
  render: ({ unit }) => (
    <Column>
      <b>Amount, RUB</b>
      <Amount amount="500000" unit={unit} signed bare />
      <Amount amount="-37344.28" unit={unit} signed bare />
      <Amount amount="0" unit={unit} signed bare />
    </Column>
  ),
};

/** Rounding some of the amounts breaks their alignment, and they no longer add up. */
export const Rounded: Story = {
  ...bad,
  render: () => (
    <Column>
      <b>Amount</b>
      <span>RUB 500K</span>
      <span>-37344.3 RUB</span>
      <span>–</span>
    </Column>
  ),
};
