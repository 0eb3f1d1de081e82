/** The worker thread that renders documents, because rendering one takes more than a tenth of a second. */
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { type PrintedDocument, withPageLayout } from './document-parts.ts';
import { printableDocument } from './printable.ts';
import { tableLayouts } from './table-layouts.ts';

const fontFile = (name: string) => fileURLToPath(new URL(`../../../fonts/Inter-${name}.ttf`, import.meta.url));
const fonts = { normal: fontFile('Regular'), bold: fontFile('SemiBold') };

/** Tabular figures align in columns, and disable the kerning after a 7 that hides a comma or a full stop. */
const FIGURES = { fontFeatures: ['tnum'] } satisfies TDocumentDefinitions['defaultStyle'];

pdfmake.setFonts({ Inter: { ...fonts, italics: fonts.normal, bolditalics: fonts.bold } });
pdfmake.addTableLayouts(tableLayouts);
// user input must not make the server read a file or request a URL
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path === fonts.normal || path === fonts.bold);

parentPort?.on('message', async (printed: PrintedDocument) => {
  const document = printableDocument(withPageLayout(printed));
  const defaultStyle = { ...FIGURES, font: 'Inter', fontSize: 9, lineHeight: 1.2, ...document.defaultStyle };
  parentPort?.postMessage(await pdfmake.createPdf({ ...document, defaultStyle }).getBuffer());
});
