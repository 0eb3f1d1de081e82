import { lru } from 'tiny-lru';

/** In milliseconds. */
const KEPT_FOR = 30_000;

/** The maximum number of answers; the least recently used one is evicted. */
const MOST_KEPT = 200;

/**
 * Caches answers for a while, including pending ones, so that concurrent equal requests share one.
 *
 * @param isKept whether an answer stays cached once it has arrived
 */
export function createKeptAnswers<Answer>(isKept: (answer: Answer) => boolean, now: () => number = Date.now) {
  const kept = lru<{ until: number; answer: Promise<Answer> }>(MOST_KEPT);
  return (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const known = kept.get(key);
    if (known !== undefined && known.until > now()) return known.answer;
    const answer = ask();
    kept.set(key, { until: now() + KEPT_FOR, answer });
    const forget = () => {
      if (kept.get(key)?.answer === answer) kept.delete(key);
    };
    answer.then((said) => {
      if (!isKept(said)) forget();
    }, forget);
    return answer;
  };
}
