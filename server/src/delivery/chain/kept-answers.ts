import { lru } from 'tiny-lru';

/** In milliseconds. */
const KEPT_FOR = 30_000;

/** Beyond these, the one that was asked for longest ago is forgotten. */
const MOST_KEPT = 200;

/**
 * Keeps answers for a while, also those on their way, so that many who ask at once are one question.
 *
 * @param isKept whether an answer is kept once it has come
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
