/**
 * The maximum concurrent requests to one host: half of the chains followed at the same time (`unwrap-others.ts`), so that a
 * slow host leaves the other half to the others. By Little's law, a host that responds within the 200 ms that exchanges
 * allow an unwrapping can get 125 different tags a second; equal tags share one request.
 */
export const MOST_UNDER_WAY = 25;

/** Limits the concurrent requests to each host, so that a slow one doesn't accumulate them. */
export function createHostBound() {
  const underWay = new Map<string, number>();
  /** Requests a host; undefined at once while it has the maximum number of requests. */
  return async <Answer>(host: string, ask: () => Promise<Answer>): Promise<Answer | undefined> => {
    const count = underWay.get(host) ?? 0;
    if (count >= MOST_UNDER_WAY) return undefined;
    underWay.set(host, count + 1);
    try {
      return await ask();
    } finally {
      const left = (underWay.get(host) ?? 1) - 1;
      if (left > 0) underWay.set(host, left);
      else underWay.delete(host);
    }
  };
}
