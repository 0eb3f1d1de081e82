import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';
import type { PrintedDocument } from './document-parts.ts';

const pdfQueue = new PQueue({ concurrency: 1 });

let thread: Worker | undefined;

/**
 * Sets a document in Inter, which has Latin and Cyrillic letters. Documents take turns in a thread of their own, which
 * starts with the first one, so that many of them hold nobody up but each other.
 */
export const renderPdf = (document: PrintedDocument): Promise<Buffer> =>
  pdfQueue.add(async () => {
    thread ??= startThread();
    try {
      thread.postMessage(document);
      const [pdf] = await once(thread, 'message');
      return Buffer.from(pdf);
    } catch (error) {
      // it ends with what it throws
      thread = undefined;
      throw error;
    }
  });

function startThread(): Worker {
  const started = new Worker(new URL('./pdf-worker.ts', import.meta.url), { execArgv: [] });
  // it alone keeps no process alive
  started.unref();
  return started;
}
