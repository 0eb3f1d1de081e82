import { type CurrencyUnit, formatAmount, isZeroAmount } from '@/shared/lib/format';
import { styled } from '@/shared/theme';

const Root = styled('span', {
  base: {
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'lining-nums tabular-nums',
    '&[data-direction]': { fontWeight: 'medium' },
    '&[data-direction=in]': { color: 'tone.success.text' },
    '&[data-direction=none]': { color: 'text.muted', textDecoration: 'line-through' },
  },
});

interface AmountProps {
  /** A decimal string, as in the ledger; null if unknown. */
  amount: string | null;
  /** The currency; any record of the contract with a currency fits. */
  unit: CurrencyUnit;
  /** Shows the direction by a sign, and incoming amounts in colour as well. */
  signed?: boolean;
  /** Strikes it through: a cancelled request. */
  struck?: boolean;
  /** Omits the currency, where a column heading or label shows it. */
  bare?: boolean;
}

const directionOf = (amount: string) => {
  if (isZeroAmount(amount)) return undefined;
  return amount.startsWith('-') ? 'out' : 'in';
};

/** An amount with all decimals of its currency, in digits of equal width, so that amounts align below each other. */
export const Amount = ({ amount, unit, signed, struck, bare }: AmountProps) =>
  amount === null ? (
    <Root>–</Root>
  ) : (
    <Root translate="no" data-direction={struck ? 'none' : signed ? directionOf(amount) : undefined}>
      {formatAmount(amount, unit, { signed, bare })}
    </Root>
  );
