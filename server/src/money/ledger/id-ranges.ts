interface Range {
  first: number;
  last: number;
}

/**
 * Splits a range of ids (inclusive), so that each statement handles only a part, and other requests are served in between.
 */
export function* idRanges({ first, last }: Range, size: number): Generator<Range> {
  for (let start = first; start <= last; start += size) yield { first: start, last: Math.min(start + size - 1, last) };
}
