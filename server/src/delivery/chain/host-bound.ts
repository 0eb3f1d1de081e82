/**
 * Requests that may be under way to one host, half of the chains that are followed at the same time (`unwrap-others.ts`):
 * a slow host leaves the others their half. By Little's law, a host that answers within the 200 ms that exchanges give an
 * unwrapping is asked 125 different tags a second; equal ones are one request.
 */
export const MOST_UNDER_WAY = 25;

/** Bounds how many requests one host has at the same time, so that a slow one doesn't collect them. */
export function createHostBound() {
  const underWay = new Map<string, number>();
  /** Asks a host; undefined at once while it has as many requests as it may. */
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
