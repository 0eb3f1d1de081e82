import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Amount } from './amount';

const Column = chakra('div', { base: { display: 'grid', w: 'max-content', textAlign: 'end' } });

/**
 * An amount of the ledger. It is never rounded to whole units: amounts below each other align at the decimal point.
 *
 * Bids and limits, which people choose, are written by `formatMoney` instead.
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

/** Asked for, and cancelled. */
export const Struck: Story = { args: { amount: '500000', signed: true, struck: true } };

/** Yen have no decimals. */
export const WithoutDecimals: Story = { args: { amount: '1200', unit: { currency: 'JPY', precision: 0 } } };

/** Nothing is not the same as not known. */
export const Nothing: Story = { args: { amount: '0', signed: true } };

export const NotKnown: Story = { args: { amount: null } };

/**
 * Live pictures of the docs page, not states of their own: neither is listed, and only what to do is tested.
 */
const good = { tags: ['do', '!autodocs', '!dev'] };
const bad = { tags: ['dont', '!autodocs', '!dev', '!test'] };

/** All decimals, so that amounts align; the head of the column has the currency. */
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

/** Rounded in one row and exact in the next: they neither align nor add up. */
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
