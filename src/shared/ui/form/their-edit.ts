import type { Change, FieldChange as FieldValues } from '@/shared/api';
import type { FieldChange } from '@/shared/ui/timeline';
import { nameOf } from './summarize-edits';

/** Describes the edits of a record in the words of its history. */
export interface EditHistory<Values> {
  /** Reads the latest entries of the history; without it, the other user isn't named. */
  readChanges?: (() => Promise<readonly Change[]>) | undefined;
  /** Formats a change as the history does. */
  describe: (change: FieldValues) => FieldChange;
  /** Converts the form's values to the field names of the history, if they differ. */
  toHistory?: (values: Values) => object;
}

const valueAt = (record: object, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], record);

const textOf = (change: FieldChange) => ('done' in change ? change.done : (change.to ?? 'none'));

interface Versions {
  base: object;
  theirs: object;
  mine: object;
}

/** Formats both changes of a field: theirs and mine. */
export function describeTheirEdit(
  field: string,
  { base, theirs, mine }: Versions,
  { describe, changes }: { describe: (change: FieldValues) => FieldChange; changes: readonly Change[] },
) {
  const old = valueAt(base, field) ?? null;
  const named = nameOf(field, changes);
  const change = describe({
    field,
    old,
    new: valueAt(theirs, field) ?? null,
    ...(named !== undefined && { new_name: named }),
  });
  return {
    change,
    theirs: textOf(change),
    mine: textOf(describe({ field, old, new: valueAt(mine, field) ?? null })),
  };
}
