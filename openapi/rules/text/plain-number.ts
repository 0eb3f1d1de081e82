const format = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20 });

/** Writes a number with all its digits: `0.00000001`, not `1e-8`. */
export const plainNumber = (value: unknown): string =>
  typeof value === 'number' ? format.format(value) : String(value);
