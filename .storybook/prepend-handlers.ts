import type { RequestHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { prefilterCalls } from './likely-calls';

/** Wraps the worker so that the handlers in `first` see every call before the story's own handlers. */
export function prependHandlers(worker: SetupWorker, first: readonly RequestHandler[]): SetupWorker {
  const own: Parameters<SetupWorker['use']> = [...worker.listHandlers()];
  const use: SetupWorker['use'] = (...handlers) => {
    own.unshift(...handlers.map(prefilterCalls));
    worker.resetHandlers();
    worker.use(...first, ...own);
  };
  use();
  return Object.assign(Object.create(worker) as SetupWorker, { use });
}
