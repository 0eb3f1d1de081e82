import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import PQueue from 'p-queue';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { printableDocument } from './printable.ts';

const fontFile = (name: string) => fileURLToPath(new URL(`../../../fonts/Inter-${name}.ttf`, import.meta.url));
const fonts = { normal: fontFile('Regular'), bold: fontFile('SemiBold') };

/** Figures of one width: they align in columns, and the kerning after a 7 doesn't hide a comma or a full stop. */
const FIGURES = { fontFeatures: ['tnum'] } satisfies TDocumentDefinitions['defaultStyle'];

const pdfQueue = new PQueue({ concurrency: 1 });

/**
 * Sets a document in Inter, which has Latin and Cyrillic letters. Setting one holds the event loop: documents are set one
 * at a time, with a turn for everybody else in between, so that many of them don't outlast the time limit of a query.
 */
export async function renderPdf(document: TDocumentDefinitions): Promise<Buffer> {
  renderer ??= openRenderer();
  const { createPdf } = await renderer;
  const defaultStyle = { ...FIGURES, font: 'Inter', fontSize: 9, lineHeight: 1.2, ...document.defaultStyle };
  return pdfQueue.add(async () => {
    await setImmediate();
    return createPdf({ ...printableDocument(document), defaultStyle }).getBuffer();
  });
}

let renderer: ReturnType<typeof openRenderer> | undefined;

/** Loads the library with the first document, so that servers start without it. */
async function openRenderer() {
  const { default: pdfmake } = await import('pdfmake');
  pdfmake.setFonts({ Inter: { ...fonts, italics: fonts.normal, bolditalics: fonts.bold } });
  // nothing that somebody typed makes the server read a file or open an address
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => path === fonts.normal || path === fonts.bold);
  return { createPdf: pdfmake.createPdf.bind(pdfmake) };
}
