/**
 * The maximum concurrent requests to one host: half of the chains followed at the same time (`unwrap-others.ts`), so that a
 * slow host leaves the other half to the others. By Little's law, a host that responds within the 200 ms that exchanges
 * allow an unwrapping can get 125 different tags a second; equal tags share one request.
 */
export const MAX_CONCURRENT_PER_HOST = 25;

/** Limits the concurrent requests to each host, so that a slow one doesn't accumulate them. */
export function createHostConcurrencyLimit() {
  const pending = new Map<string, number>();
  /** Requests a host; undefined at once while it has the maximum number of requests. */
  return async <Answer>(host: string, send: () => Promise<Answer>): Promise<Answer | undefined> => {
    const count = pending.get(host) ?? 0;
    if (count >= MAX_CONCURRENT_PER_HOST) return undefined;
    pending.set(host, count + 1);
    try {
      return await send();
    } finally {
      const left = (pending.get(host) ?? 1) - 1;
      if (left > 0) pending.set(host, left);
      else pending.delete(host);
    }
  };
}
