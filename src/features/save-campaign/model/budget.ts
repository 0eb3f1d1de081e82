import { limitLabels } from '@/entities/targeting';

/** The fields that limit a campaign's spend. The frequency cap does not. */
export const limitPaths = (Object.keys(limitLabels) as (keyof typeof limitLabels)[]).map(
  (field) => `ads.${field}` as const,
);

/**
 * @param values of the `limitPaths`; incomplete input counts as a limit
 */
export const isUnlimited = (values: readonly unknown[]): boolean =>
  values.every((value) => value === null || value === undefined);

/**
 * Suggested budgets, based on the owner's balance: per day, for a number of days, and in total.
 *
 * @param available a decimal string, as in the ledger
 * @param precision decimals of its currency
 */
export function budgetPresets({ available, precision }: { available: string; precision: number }) {
  const all = Number(available);
  // rounded down, so that the sum never exceeds the balance
  const share = (parts: number) => Math.floor((all / parts) * 10 ** precision) / 10 ** precision;
  const some = (options: readonly { label: string; value: number }[]) => options.filter(({ value }) => value > 0);
  return {
    day: some([7, 30].map((days) => ({ label: `Lasts ${days} days`, value: share(days) }))),
    total: some([
      { label: 'Half of the balance', value: share(2) },
      { label: 'Whole balance', value: all },
    ]),
  };
}
