import { limitLabels } from '@/entities/targeting';

/** The fields that limit what a campaign spends. A frequency cap doesn't. */
export const limitPaths = (Object.keys(limitLabels) as (keyof typeof limitLabels)[]).map(
  (field) => `ads.${field}` as const,
);

/** @param values of the `limitPaths`; what is half typed will be a limit */
export const isUnlimited = (values: readonly unknown[]): boolean =>
  values.every((value) => value === null || value === undefined);

/**
 * Budgets to choose from by what the owner has: a day's, so that it lasts some days, and in total.
 *
 * @param available a decimal string, as the ledger keeps it
 * @param precision decimals of its currency
 */
export function budgetPresets({ available, precision }: { available: string; precision: number }) {
  const all = Number(available);
  // rounded down: what is chosen is there
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
