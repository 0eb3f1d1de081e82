import { validateAmount } from '@preroll/rules/finance/money';
import { validateAdjustment } from '@preroll/rules/finance/transaction';
import type { Balance } from '@/shared/api';
import { AdjustmentCreate, CreditLimitUpdate } from '@/shared/contract';
import { contractResolver, withRules } from '@/shared/lib/forms';

export type AdjustmentType = AdjustmentCreate['type'];

export const adjustmentLabels: Record<AdjustmentType, string> = {
  correction: 'Correction',
  bonus: 'Bonus',
  refund: 'Refund',
};

export type AdjustmentValues = Pick<AdjustmentCreate, 'amount' | 'currency' | 'comment'>;
export type CreditValues = Pick<CreditLimitUpdate, 'credit_limit' | 'comment'>;

const unitOf = ({ currency, precision }: Balance) => ({ code: currency, precision });

export const adjustmentResolver = (type: AdjustmentType, balances: readonly Balance[]) =>
  withRules<AdjustmentValues, AdjustmentValues>(
    contractResolver(AdjustmentCreate.pick({ amount: true, currency: true, comment: true })),
    ({ amount, currency }): Record<string, string[]> => {
      const balance = balances.find((one) => one.currency === currency);
      const refusal = balance ? validateAdjustment(type, amount, unitOf(balance)) : null;
      return refusal === null ? {} : { amount: [refusal] };
    },
  );

export const creditResolver = (balance: Balance) =>
  withRules<CreditValues, CreditValues>(
    contractResolver(CreditLimitUpdate.pick({ credit_limit: true, comment: true })),
    ({ credit_limit: limit }): Record<string, string[]> => {
      const refusal = /^0+(\.0+)?$/.test(limit) ? null : validateAmount(limit, unitOf(balance));
      return refusal === null ? {} : { credit_limit: [refusal] };
    },
  );
