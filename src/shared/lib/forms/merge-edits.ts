type Fields = Record<string, unknown>;

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Compares values as JSON. Lists with thousands of items are wrapped in an `OpaqueValue` and compared by identity. */
const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

const merge = (base: unknown, theirs: unknown, mine: unknown): unknown => {
  if (isSame(mine, base)) return theirs;
  if (!isGroup(base) || !isGroup(theirs) || !isGroup(mine)) return mine;
  return Object.fromEntries(
    Object.keys({ ...theirs, ...mine }).map((key) => [key, merge(base[key], theirs[key], mine[key])]),
  );
};

/**
 * Merges two edits of the same record: keeps my changes and takes everything else from theirs. A list counts as one
 * field.
 */
export const mergeEdits = <Values extends object>(base: Values, theirs: Values, mine: Values): Values =>
  merge(base, theirs, mine) as Values;
