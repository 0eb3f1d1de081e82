interface Range {
  first: number;
  last: number;
}

/** Milliseconds: a step that takes less is followed by a larger one, and a step that takes more by a smaller one. */
const SHORT = 50;
const LONG = 200;

/** How many times larger than the first step the others may be. */
const GROWTH = 10;

/**
 * Divides a range of keys, both ends included, into steps for a `for` loop. They become larger or smaller by the time
 * that each takes, so that other calls are answered in between and no statement reaches the limit of a query, however
 * many records there are.
 */
export function* stepsOf({ first, last }: Range, size: number, clock = () => performance.now()): Generator<Range> {
  let length = size;
  for (let start = first; start <= last; ) {
    const step = { first: start, last: Math.min(start + length - 1, last) };
    const begin = clock();
    yield step;
    const took = clock() - begin;
    if (took < SHORT) length = Math.min(length * 2, size * GROWTH);
    if (took > LONG) length = Math.max(Math.floor(length / 2), 1);
    start = step.last + 1;
  }
}
