import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { components } from '../../platform/contract/generated/contract.d.ts';

const INK = '#16181d';
export const MUTED = '#5d6470';
export const LINE = '#d5d8de';

/** For words and numbers with a hyphen: beside figures of one width, it is as wide as they are. */
const unaligned = { fontFeatures: [] };

/** The title of a document, with its number or its month. */
export const heading = (text: string) => ({ ...unaligned, text, fontSize: 15, bold: true });

/** The frame of a document on A4: its margins, its ink, and its name below each page. */
export const page = (name: string) => ({
  pageSize: 'A4' as const,
  pageMargins: [48, 44, 48, 52] as [number, number, number, number],
  defaultStyle: { color: INK },
  footer: (page: number, pages: number): Content => ({
    columns: [
      { text: name, color: MUTED },
      { text: `${page} / ${pages}`, color: MUTED, alignment: 'right', width: 60 },
    ],
    ...unaligned,
    fontSize: 7.5,
    margin: [48, 16, 48, 0],
  }),
});

export const labelled = (label: string, texts: string[]): Content => ({
  stack: [{ text: label, color: MUTED, fontSize: 8 }, ...texts.filter((text) => text !== '')],
  margin: [0, 14, 0, 0],
});

export const party = (label: string, { name, inn, kpp, address }: components['schemas']['Party']): Content =>
  labelled(label, [name, [inn && `INN · ИНН ${inn}`, kpp && `KPP · КПП ${kpp}`].filter(Boolean).join(', '), address]);

export const head = (text: string, alignment: 'left' | 'right' = 'left'): TableCell => ({
  ...unaligned,
  text,
  alignment,
  color: MUTED,
  fontSize: 8,
});

export const ruled = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0,
  hLineColor: () => LINE,
  paddingTop: () => 4,
  paddingBottom: () => 4,
  paddingLeft: (column: number) => (column === 0 ? 0 : 6),
  paddingRight: (column: number, { table }: { table: { widths?: unknown } }) =>
    column === (table.widths as unknown[]).length - 1 ? 0 : 6,
};
