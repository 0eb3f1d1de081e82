/**
 * Wraps a form value that react-hook-form must treat as a whole. The library copies and compares plain arrays and
 * objects item by item on every key press in any field, so a list of thousands would slow down the whole form. Compared
 * by identity: replace it instead of mutating it.
 */
export class OpaqueValue<T> {
  // private, so that there are no enumerable properties for react-hook-form to copy or compare
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

/** The plain value of a field, wrapped or not. */
export const unwrapOpaque = <T>(value: T | OpaqueValue<T>): T => (value instanceof OpaqueValue ? value.value : value);

/** Wraps `next` if the previous value was wrapped. */
export const wrapLike = <T>(old: unknown, next: T): T | OpaqueValue<T> =>
  old instanceof OpaqueValue ? new OpaqueValue(next) : next;
