export interface Pair {
  key: string;
  value: string;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    // a lone % is just a %
    return text;
  }
}

/** What stands before and after the first sign of several; without any, all of it is the key. */
function splitOnce(text: string, sign: RegExp): Pair {
  const at = text.search(sign);
  return at === -1 ? { key: text, value: '' } : { key: text.slice(0, at).trim(), value: text.slice(at + 1).trim() };
}

/**
 * The pairs of a text: of a query (`a=1&b=2`), of a whole address, or one a line with `=`, `:` or a tab between. Null
 * when it holds no pair, so that a plain word is pasted as a word.
 */
export function readPairs(text: string): readonly Pair[] | null {
  const trimmed = text.trim();
  const lines = trimmed.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  if (lines.length > 1) return lines.map((line) => splitOnce(line.trim(), /[=:\t]/)).filter(({ key }) => key !== '');
  // of an address only its query is of interest
  const query = /^[^?\s]*\?([^#]*)/.exec(trimmed)?.[1] ?? trimmed;
  if (!query.includes('=')) return null;
  return query
    .split('&')
    .filter((part) => part !== '')
    .map((part) => splitOnce(part, /=/))
    .map(({ key, value }) => ({ key: decode(key), value: decode(value) }))
    .filter(({ key }) => key !== '');
}

/** Keys that more than one pair has. An empty key is nobody's. */
export function doubleKeys(pairs: readonly Pair[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const double = new Set<string>();
  for (const { key } of pairs) {
    if (key !== '' && seen.has(key)) double.add(key);
    seen.add(key);
  }
  return double;
}

/** The place of the first pair that has no name, or another's; -1 when all are right. */
export function firstWrong(pairs: readonly Pair[]): number {
  const double = doubleKeys(pairs);
  return pairs.findIndex((pair) => isNameless(pair) || double.has(pair.key));
}

const isNameless = ({ key, value }: Pair) => key.trim() === '' && value.trim() !== '';

/** What is wrong with a list of pairs, as a sentence. */
export function refusePairs(value: unknown): string | undefined {
  const pairs = Array.isArray(value) ? (value as readonly Pair[]) : [];
  const nameless = pairs.findIndex(isNameless);
  if (nameless !== -1) return `Row ${nameless + 1} has a value and no name`;
  const [double] = doubleKeys(pairs);
  return double === undefined ? undefined : `“${double}” is there twice: keep one of them`;
}

/** A list with one pair on another place. */
export function movePair(pairs: readonly Pair[], from: number, to: number): readonly Pair[] {
  const pair = pairs[from];
  if (pair === undefined || to < 0 || to >= pairs.length) return pairs;
  return pairs.toSpliced(from, 1).toSpliced(to, 0, pair);
}
