/** In milliseconds. */
const KEPT_FOR = 30_000;

/** The oldest is forgotten for another. */
const MOST_KEPT = 200;

/**
 * Keeps answers for a while, also those on their way, so that many who ask at once are one question.
 *
 * @param isKept whether an answer is kept once it has come
 */
export function createKeptAnswers<Answer>(isKept: (answer: Answer) => boolean, now: () => number = Date.now) {
  const kept = new Map<string, { until: number; answer: Promise<Answer> }>();
  return (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const known = kept.get(key);
    if (known !== undefined && known.until > now()) return known.answer;
    const answer = ask();
    // at the end, where the youngest are
    kept.delete(key);
    kept.set(key, { until: now() + KEPT_FOR, answer });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    const forget = () => {
      if (kept.get(key)?.answer === answer) kept.delete(key);
    };
    answer.then((said) => {
      if (!isKept(said)) forget();
    }, forget);
    return answer;
  };
}
