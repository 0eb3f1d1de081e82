/** One number that is held to a budget. */
export interface Measurement {
  what: string;
  measured: string;
  budget: string;
  kept: boolean;
}

/** The measurements as a table of text. */
export function table(measurements: readonly Measurement[]): string {
  const rows = [
    { what: 'what', measured: 'measured', budget: 'budget', verdict: '' },
    ...measurements.map(({ kept, ...cells }) => ({ ...cells, verdict: kept ? 'kept' : 'BROKEN' })),
  ];
  const width = (column: keyof (typeof rows)[number]) => Math.max(...rows.map((row) => row[column].length));
  const [what, measured, budget] = [width('what'), width('measured'), width('budget')];
  return rows
    .map((row) =>
      `${row.what.padEnd(what)}  ${row.measured.padStart(measured)}  ${row.budget.padStart(budget)}  ${row.verdict}`.trimEnd(),
    )
    .join('\n');
}
