import { threadOf } from '../../platform/threads/thread-of.ts';
import type { PrintedDocument } from './document-parts.ts';

const setDocument = threadOf<PrintedDocument, Uint8Array>(new URL('./pdf-worker.ts', import.meta.url));

/**
 * Renders a document in Inter, which has Latin and Cyrillic letters. Documents are rendered one at a time in a worker
 * thread.
 */
export const renderPdf = async (document: PrintedDocument): Promise<Buffer> => Buffer.from(await setDocument(document));
