export interface Measurement {
  what: string;
  measured: string;
  budget: string;
  isMet: boolean;
}

interface Written {
  /** Includes the preceding space. */
  unit?: string;
  digits?: number;
  /** Further information, printed after the value. */
  more?: string;
}

/** A value with a maximum. */
export const atMost = (
  what: string,
  value: number,
  most: number,
  { unit = ' ms', digits = 0, more }: Written = {},
): Measurement => ({
  what,
  measured: `${value.toFixed(digits)}${unit}${more ? ` (${more})` : ''}`,
  budget: `${most}${unit}`,
  isMet: value <= most,
});

/** A value with a minimum. */
export const atLeast = (what: string, value: number, least: number, written: Written = {}): Measurement => ({
  ...atMost(what, value, least, written),
  budget: `at least ${least}${written.unit ?? ' ms'}`,
  isMet: value >= least,
});

/** A value that must be exactly equal to another. */
export const equal = (what: string, value: number, other: number, written: Written = {}): Measurement => ({
  ...atMost(what, value, other, { unit: '', ...written }),
  budget: `${other.toFixed(written.digits ?? 0)}${written.unit ?? ''}`,
  isMet: value === other,
});

/** Formats measurements as a text table. */
export function table(measurements: readonly Measurement[]): string {
  const rows = [
    { what: 'what', measured: 'measured', budget: 'budget', verdict: '' },
    ...measurements.map(({ isMet, ...cells }) => ({ ...cells, verdict: isMet ? 'kept' : 'BROKEN' })),
  ];
  const width = (column: keyof (typeof rows)[number]) => Math.max(...rows.map((row) => row[column].length));
  const [what, measured, budget] = [width('what'), width('measured'), width('budget')];
  return rows
    .map((row) =>
      `${row.what.padEnd(what)}  ${row.measured.padStart(measured)}  ${row.budget.padStart(budget)}  ${row.verdict}`.trimEnd(),
    )
    .join('\n');
}
