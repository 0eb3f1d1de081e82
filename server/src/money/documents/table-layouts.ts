import type { CustomTableLayout } from 'pdfmake/interfaces.js';

const LINE = '#d5d8de';

const ruled: CustomTableLayout = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0,
  hLineColor: () => LINE,
  paddingTop: () => 4,
  paddingBottom: () => 4,
  paddingLeft: (column) => (column === 0 ? 0 : 6),
  paddingRight: (column, { table }) => (column === (table.widths as unknown[]).length - 1 ? 0 : 6),
};

const unruled: CustomTableLayout = { ...ruled, hLineWidth: () => 0 };

/** The layouts of tables in documents, by name. */
export const tableLayouts = {
  ruled,
  framed: { ...ruled, vLineWidth: () => 0.5, vLineColor: () => LINE, paddingLeft: () => 6 },
  sums: { ...unruled, paddingTop: () => 2, paddingBottom: () => 2 },
  signatures: { ...unruled, paddingTop: () => 0, paddingBottom: () => 0, paddingRight: () => 24 },
} satisfies Record<string, CustomTableLayout>;
