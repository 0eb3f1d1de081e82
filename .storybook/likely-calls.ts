import { type AnyHandler, HttpHandler } from 'msw';

const filtered = new WeakSet<HttpHandler>();

/**
 * Whether a path consists of fixed parts, parameters and asterisks, so that each matching URL contains the fixed parts.
 */
const isPlain = (path: unknown): path is string => typeof path === 'string' && /^[\w*:/.-]+$/.test(path);

/** Matches all URLs with the fixed parts of a plain path, in their order. */
const outlineOf = (path: string) => new RegExp(path.replaceAll(/:\w+|[^\w/-]+/g, '.*'), 'i');

/**
 * Runs a handler only for calls with its method and the fixed parts of its path. An MSW handler reads all cookies of
 * the page before it checks the path, and each request, including those for files, is offered to all 170 handlers of a
 * screen.
 */
export function prefilterCalls(handler: AnyHandler): AnyHandler {
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
