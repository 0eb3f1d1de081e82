import { hashKey } from '@tanstack/react-query';
import type { FieldChange } from '@/shared/api';

/** A record in the form in which it is saved. The history names nested fields by their path: `ads.bid`. */
export type RecordBody = Readonly<Record<string, unknown>>;

export interface RevertStep {
  field: string;
  now: unknown;
  /** The value from before the change, which is restored. */
  back: unknown;
  /** The name of the record that `back` refers to. */
  backName?: string | undefined;
  /** Whether a later edit has changed the field again. */
  hasChangedSince: boolean;
}

const asGroup = (value: unknown) => (typeof value === 'object' && value !== null ? (value as RecordBody) : {});

/** Compares values regardless of the order of object keys, which the database does not preserve. */
const isSame = (one: unknown, other: unknown) => hashKey([one ?? null]) === hashKey([other ?? null]);

function valueAt(body: RecordBody, field: string): unknown {
  const [part = '', inner] = field.split('.');
  return inner === undefined ? body[part] : asGroup(body[part])[inner];
}

/** The effect of reverting these changes on the current record. Fields that already have the old value are left out. */
export const planRevert = (changes: readonly FieldChange[], body: RecordBody): RevertStep[] =>
  changes.flatMap(({ field, old, new: next, old_name }) => {
    const now = valueAt(body, field);
    if (isSame(now, old)) return [];
    return [{ field, now, back: old ?? null, backName: old_name, hasChangedSince: !isSame(now, next) }];
  });

/** The request body of the revert: the changed fields, and the whole record including them. */
export function applyRevert(steps: readonly RevertStep[], body: RecordBody) {
  let changed: RecordBody = {};
  for (const { field, back } of steps) {
    const [part = '', inner] = field.split('.');
    const value = inner === undefined ? back : { ...asGroup(changed[part] ?? body[part]), [inner]: back };
    changed = { ...changed, [part]: value };
  }
  return { changed, body: { ...body, ...changed } };
}
