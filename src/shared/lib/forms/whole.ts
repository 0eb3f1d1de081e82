/**
 * A value that a form takes as one. react-hook-form copies and compares plain arrays and objects item by item at each
 * key press, in whatever field; lists of thousands would make every field slow. What stands in here is compared by
 * identity, so it is never changed, only put in anew.
 */
export class Whole<T> {
  // nothing that can be enumerated: that is what has the library compare and keep it as it is
  readonly #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  get value(): T {
    return this.#value;
  }

  toJSON(): T {
    return this.#value;
  }
}

/** What stands in a field, however it is kept. */
export const inWhole = <T>(kept: T | Whole<T>): T => (kept instanceof Whole ? kept.value : kept);

/** Keeps a new value in the way that the old one was kept. */
export const keptLike = <T>(old: unknown, next: T): T | Whole<T> => (old instanceof Whole ? new Whole(next) : next);
