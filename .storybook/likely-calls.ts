import { type AnyHandler, HttpHandler } from 'msw';

const filtered = new WeakSet<HttpHandler>();

/** Whether a path has parameters and asterisks only, so that all else of it is found in each address that it matches. */
const isPlain = (path: unknown): path is string => typeof path === 'string' && /^[\w*:/.-]+$/.test(path);

/** What each address of a plain path has: its fixed parts, in their order. */
const outlineOf = (path: string) => new RegExp(path.replaceAll(/:\w+|[^\w/-]+/g, '.*'), 'i');

/**
 * Asks a handler only about calls with its method and the fixed parts of its path. A handler of MSW reads all cookies
 * of the page before it looks at the path, and each call, also for a file, is offered to the 170 handlers of a screen.
 */
export function onlyLikelyCalls(handler: AnyHandler): AnyHandler {
  if (!(handler instanceof HttpHandler) || filtered.has(handler)) return handler;
  filtered.add(handler);
  const { path, method } = handler.info;
  if (!isPlain(path)) return handler;
  const outline = outlineOf(path);
  const run = handler.run.bind(handler);
  handler.run = async (args) => {
    const isOther = typeof method === 'string' && method !== args.request.method;
    return isOther || !outline.test(args.request.url) ? null : run(args);
  };
  return handler;
}
