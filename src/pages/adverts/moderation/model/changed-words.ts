/** A text that was changed in one place: the unchanged text before and after, and the old and new words between. */
export interface ChangedWords {
  before: string;
  removed: string;
  added: string;
  after: string;
}

/** Finds the words in which two texts differ. Texts without a common start or end differ as a whole. */
export function changedWords(from: string, to: string): ChangedWords {
  const [old, next] = [from.split(' '), to.split(' ')];
  const shorter = Math.min(old.length, next.length);
  let start = 0;
  while (start < shorter && old[start] === next[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === next.at(-1 - end)) end += 1;
  const middle = (words: string[]) => words.slice(start, words.length - end).join(' ');
  return {
    before: next.slice(0, start).join(' '),
    removed: middle(old),
    added: middle(next),
    after: next.slice(next.length - end).join(' '),
  };
}
