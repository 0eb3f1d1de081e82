import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { components } from '../../platform/contract/generated/contract.d.ts';

const INK = '#16181d';
export const MUTED = '#5d6470';

/** For texts and numbers with a hyphen, where tabular figures would make the hyphen too wide. */
const unaligned = { fontFeatures: [] };

/** The title of a document with its number or month. */
export const heading = (text: string) => ({ ...unaligned, text, fontSize: 15, bold: true });

/** A document as plain data, which can be sent to a worker thread. */
export interface PrintedDocument extends Pick<TDocumentDefinitions, 'info' | 'watermark' | 'content'> {
  /** The text at the bottom of each page. */
  name: string;
}

/** Lays out a document on A4: margins, colour, and its name at the bottom of each page. */
export const withPageLayout = ({ name, ...document }: PrintedDocument): TDocumentDefinitions => ({
  ...document,
  pageSize: 'A4',
  pageMargins: [48, 44, 48, 52],
  defaultStyle: { color: INK },
  footer: (page, pages) => ({
    columns: [
      { text: name, color: MUTED },
      { text: `${page} / ${pages}`, color: MUTED, alignment: 'right', width: 60 },
    ],
    ...unaligned,
    fontSize: 7.5,
    margin: [48, 16, 48, 0],
  }),
});

export const labelledBlock = (label: string, texts: string[]): Content => ({
  stack: [{ text: label, color: MUTED, fontSize: 8 }, ...texts.filter((text) => text !== '')],
  margin: [0, 14, 0, 0],
});

export const party = (label: string, { name, inn, kpp, address }: components['schemas']['Party']): Content =>
  labelledBlock(label, [
    name,
    [inn && `INN · ИНН ${inn}`, kpp && `KPP · КПП ${kpp}`].filter(Boolean).join(', '),
    address,
  ]);

export const head = (text: string, alignment: 'left' | 'right' = 'left'): TableCell => ({
  ...unaligned,
  text,
  alignment,
  color: MUTED,
  fontSize: 8,
});
