/** The thread that sets documents: one takes more than a tenth of a second. */
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { onPages, type PrintedDocument } from './document-parts.ts';
import { printableDocument } from './printable.ts';
import { tableLayouts } from './table-layouts.ts';

const fontFile = (name: string) => fileURLToPath(new URL(`../../../fonts/Inter-${name}.ttf`, import.meta.url));
const fonts = { normal: fontFile('Regular'), bold: fontFile('SemiBold') };

/** Figures of one width: they align in columns, and the kerning after a 7 doesn't hide a comma or a full stop. */
const FIGURES = { fontFeatures: ['tnum'] } satisfies TDocumentDefinitions['defaultStyle'];

pdfmake.setFonts({ Inter: { ...fonts, italics: fonts.normal, bolditalics: fonts.bold } });
pdfmake.addTableLayouts(tableLayouts);
// nothing that somebody typed makes the server read a file or open an address
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path === fonts.normal || path === fonts.bold);

parentPort?.on('message', async (printed: PrintedDocument) => {
  const document = printableDocument(onPages(printed));
  const defaultStyle = { ...FIGURES, font: 'Inter', fontSize: 9, lineHeight: 1.2, ...document.defaultStyle };
  parentPort?.postMessage(await pdfmake.createPdf({ ...document, defaultStyle }).getBuffer());
});
