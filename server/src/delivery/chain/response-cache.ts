import { lru } from 'tiny-lru';

/** In milliseconds. */
const TTL = 30_000;

/** The maximum number of answers; the least recently used one is evicted. */
const MAX_ENTRIES = 200;

/**
 * Caches answers for a while, including pending ones, so that concurrent equal requests share one.
 *
 * @param isCacheable whether an answer stays cached once it has arrived
 */
export function createResponseCache<Answer>(isCacheable: (answer: Answer) => boolean, now: () => number = Date.now) {
  const cache = lru<{ until: number; answer: Promise<Answer> }>(MAX_ENTRIES);
  return (key: string, load: () => Promise<Answer>): Promise<Answer> => {
    const known = cache.get(key);
    if (known !== undefined && known.until > now()) return known.answer;
    const answer = load();
    cache.set(key, { until: now() + TTL, answer });
    const forget = () => {
      if (cache.get(key)?.answer === answer) cache.delete(key);
    };
    answer.then((value) => {
      if (!isCacheable(value)) forget();
    }, forget);
    return answer;
  };
}
