import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const TIMEOUT = 10_000;
/** In MiB. */
const MEMORY_LIMIT = 256;

/**
 * Parses a classic script in a worker thread with limits of time and memory, so that no code can block other requests.
 * @returns the error as a sentence; null if there is none
 */
export async function checkSyntax(code: string): Promise<string | null> {
  const worker = new Worker(new URL('./syntax-worker.ts', import.meta.url), {
    execArgv: [],
    workerData: code,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT },
  });
  try {
    const [found] = await once(worker, 'message', { signal: AbortSignal.timeout(TIMEOUT) });
    return found;
  } catch (error) {
    if (isOverLimit(error)) return 'The code takes too long to check';
    throw error;
  } finally {
    await worker.terminate();
  }
}

const isOverLimit = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ABORT_ERR' || error.code === 'ERR_WORKER_OUT_OF_MEMORY');
