import { threadOf } from '../../platform/threads/thread-of.ts';
import type { PrintedDocument } from './document-parts.ts';

const setDocument = threadOf<PrintedDocument, Uint8Array>(new URL('./pdf-worker.ts', import.meta.url));

/** Sets a document in Inter, which has Latin and Cyrillic letters. Documents take turns in a thread of their own. */
export const renderPdf = async (document: PrintedDocument): Promise<Buffer> => Buffer.from(await setDocument(document));
