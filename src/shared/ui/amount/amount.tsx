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
  /** A decimal string, as the ledger keeps it; null if it isn't known. */
  amount: string | null;
  /** Its currency: any record of the contract that has one. */
  unit: CurrencyUnit;
  /** Shows whether it comes in or goes out, by its sign; what comes in also by its colour. */
  signed?: boolean;
  /** Strikes it through: it was asked for, and never moves. */
  struck?: boolean;
  /** Leaves the currency out, where the head of the column or a label names it. */
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
