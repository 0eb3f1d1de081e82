type Fields = Record<string, unknown>;

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Lists are compared as they are written: those of thousands stand in a form as a `Whole`. */
const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

const merge = (base: unknown, theirs: unknown, mine: unknown): unknown => {
  if (isSame(mine, base)) return theirs;
  if (!isGroup(base) || !isGroup(theirs) || !isGroup(mine)) return mine;
  return Object.fromEntries(
    Object.keys({ ...theirs, ...mine }).map((key) => [key, merge(base[key], theirs[key], mine[key])]),
  );
};

/**
 * What two people made of the same record: what I have changed as I have it, everything else as they do. A list is one
 * field.
 */
export const mergeEdits = <Values extends object>(base: Values, theirs: Values, mine: Values): Values =>
  merge(base, theirs, mine) as Values;
