export interface Pair {
  key: string;
  value: string;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** Splits at the first match; without one, the whole text is the key. */
function splitOnce(text: string, sign: RegExp): Pair {
  const at = text.search(sign);
  return at === -1 ? { key: text, value: '' } : { key: text.slice(0, at).trim(), value: text.slice(at + 1).trim() };
}

/**
 * Parses pairs from a query (`a=1&b=2`), a URL, or lines separated by `=`, `:` or a tab. Null if the text contains no
 * pair, so that a plain word is pasted as text.
 */
export function parsePairs(text: string): readonly Pair[] | null {
  const trimmed = text.trim();
  const lines = trimmed.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  if (lines.length > 1) return lines.map((line) => splitOnce(line.trim(), /[=:\t]/)).filter(({ key }) => key !== '');
  const query = /^[^?\s]*\?([^#]*)/.exec(trimmed)?.[1] ?? trimmed;
  if (!query.includes('=')) return null;
  return query
    .split('&')
    .filter((part) => part !== '')
    .map((part) => splitOnce(part, /=/))
    .map(({ key, value }) => ({ key: decode(key), value: decode(value) }))
    .filter(({ key }) => key !== '');
}

/** Keys used by more than one pair, ignoring empty ones. */
export function duplicateKeys(pairs: readonly Pair[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const duplicates = new Set<string>();
  for (const { key } of pairs) {
    if (key !== '' && seen.has(key)) duplicates.add(key);
    seen.add(key);
  }
  return duplicates;
}

/** Index of the first pair with an empty or duplicate key; -1 if there is none. */
export function firstInvalidPair(pairs: readonly Pair[]): number {
  const duplicates = duplicateKeys(pairs);
  return pairs.findIndex((pair) => isNameless(pair) || duplicates.has(pair.key));
}

const isNameless = ({ key, value }: Pair) => key.trim() === '' && value.trim() !== '';

/** Validates a list of pairs and returns the error. */
export function validatePairs(value: unknown): string | undefined {
  const pairs = Array.isArray(value) ? (value as readonly Pair[]) : [];
  const nameless = pairs.findIndex(isNameless);
  if (nameless !== -1) return `Row ${nameless + 1} has a value but no name`;
  const [duplicate] = duplicateKeys(pairs);
  return duplicate === undefined ? undefined : `“${duplicate}” is a duplicate: keep one of them`;
}

/** Moves a pair to another position. */
export function movePair(pairs: readonly Pair[], from: number, to: number): readonly Pair[] {
  const pair = pairs[from];
  if (pair === undefined || to < 0 || to >= pairs.length) return pairs;
  return pairs.toSpliced(from, 1).toSpliced(to, 0, pair);
}
