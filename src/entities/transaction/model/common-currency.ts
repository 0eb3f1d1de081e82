/** The currency of all rows that have one, for the column header; undefined if there are several. */
export function commonCurrency(rows: readonly { currency: string | null }[] = []): string | undefined {
  const [first, ...others] = new Set(rows.flatMap(({ currency }) => currency ?? []));
  return others.length === 0 ? first : undefined;
}
