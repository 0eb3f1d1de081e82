type Fields = Record<string, unknown>;

type Preferred = 'mine' | 'theirs';

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Compares values as JSON. Lists with thousands of items are wrapped in an `OpaqueValue` and compared by identity. */
const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

interface Versions {
  base: unknown;
  theirs: unknown;
  mine: unknown;
}

function merge({ base, theirs, mine }: Versions, preferred: Preferred): unknown {
  if (isSame(mine, base)) return theirs;
  if (isSame(theirs, base)) return mine;
  if (!isGroup(base) || !isGroup(theirs) || !isGroup(mine)) return preferred === 'mine' ? mine : theirs;
  return mergeKeys({ base, theirs, mine }, () => preferred);
}

const mergeKeys = (
  { base, theirs, mine }: { base: Fields; theirs: Fields; mine: Fields },
  preferredFor: (key: string) => Preferred,
): Fields =>
  Object.fromEntries(
    Object.keys({ ...theirs, ...mine }).map((key) => [
      key,
      merge({ base: base[key], theirs: theirs[key], mine: mine[key] }, preferredFor(key)),
    ]),
  );

interface Edits<Values> {
  base: Values;
  theirs: Values;
  mine: Values;
}

/** A field changed by the other user. */
export interface TheirEdit {
  /** `name`, or `ads.bid` for a group that is compared field by field. */
  field: string;
  /** The same field was changed here, to another value. */
  isConflict: boolean;
}

const fieldsOf = (edits: Edits<Fields>, parts: readonly string[], prefix = ''): TheirEdit[] =>
  Object.keys({ ...edits.theirs, ...edits.mine }).flatMap((key) => {
    const [base, theirs, mine] = [edits.base[key], edits.theirs[key], edits.mine[key]];
    if (isSame(base, theirs)) return [];
    if (parts.includes(key) && isGroup(base) && isGroup(theirs) && isGroup(mine))
      return fieldsOf({ base, theirs, mine }, [], `${key}.`);
    const versions = { base, theirs, mine };
    return [{ field: `${prefix}${key}`, isConflict: !isSame(merge(versions, 'mine'), merge(versions, 'theirs')) }];
  });

/**
 * Lists the fields that the other user changed.
 * @param parts the groups that are compared field by field
 */
export const theirEdits = <Values extends object>(edits: Edits<Values>, parts: readonly string[]): TheirEdit[] =>
  fieldsOf(edits as Edits<Fields>, parts);

/**
 * Merges two edits of the same record: keeps the local changes and takes everything else from the other edit. A list
 * counts as one field.
 * @param takenFromThem conflicting fields of `theirEdits` in which the other value wins
 */
export const mergeEdits = <Values extends object>(
  edits: Edits<Values>,
  takenFromThem: readonly string[] = [],
): Values => {
  const { base, theirs, mine } = edits as Edits<Fields>;
  return Object.fromEntries(
    Object.keys({ ...theirs, ...mine }).map((key) => {
      const versions = { base: base[key], theirs: theirs[key], mine: mine[key] };
      if (takenFromThem.includes(key)) return [key, merge(versions, 'theirs')];
      const within = takenFromThem.flatMap((field) => (field.startsWith(`${key}.`) ? field.slice(key.length + 1) : []));
      if (within.length === 0) return [key, merge(versions, 'mine')];
      return [key, mergeKeys(versions as Edits<Fields>, (inner) => (within.includes(inner) ? 'theirs' : 'mine'))];
    }),
  ) as Values;
};
