interface Range {
  first: number;
  last: number;
}

/** Divides a range of ids, both ends included, so that a statement looks at a part of them and other calls are answered in between. */
export function* idRanges({ first, last }: Range, size: number): Generator<Range> {
  for (let start = first; start <= last; start += size) yield { first: start, last: Math.min(start + size - 1, last) };
}
