import { hashKey } from '@tanstack/react-query';
import type { FieldChange } from '@/shared/api';

/** A record as a save takes it. The history names the fields of its parts `ads.bid`. */
export type RecordBody = Readonly<Record<string, unknown>>;

/** One field of a revert. */
export interface RevertStep {
  field: string;
  now: unknown;
  /** The value that it gets back, as it was before the change. */
  back: unknown;
  /** The name of the record that `back` refers to. */
  backName?: string | undefined;
  /** Another edit has changed it after this one. */
  hasChangedSince: boolean;
}

const asGroup = (value: unknown) => (typeof value === 'object' && value !== null ? (value as RecordBody) : {});

/** Compares values whatever the order of an object's keys, which the database doesn't keep. */
const isSame = (one: unknown, other: unknown) => hashKey([one ?? null]) === hashKey([other ?? null]);

function valueAt(body: RecordBody, field: string): unknown {
  const [part = '', inner] = field.split('.');
  return inner === undefined ? body[part] : asGroup(body[part])[inner];
}

/** What reverting these changes would do to the record as it is now. Fields that have the old value anyway are left out. */
export const planRevert = (changes: readonly FieldChange[], body: RecordBody): RevertStep[] =>
  changes.flatMap(({ field, old, new: next, old_name }) => {
    const now = valueAt(body, field);
    if (isSame(now, old)) return [];
    return [{ field, now, back: old ?? null, backName: old_name, hasChangedSince: !isSame(now, next) }];
  });

/** What a save of the revert has to send: the fields that change, and the whole record with them. */
export function applyRevert(steps: readonly RevertStep[], body: RecordBody) {
  let changed: RecordBody = {};
  for (const { field, back } of steps) {
    const [part = '', inner] = field.split('.');
    const value = inner === undefined ? back : { ...asGroup(changed[part] ?? body[part]), [inner]: back };
    changed = { ...changed, [part]: value };
  }
  return { changed, body: { ...body, ...changed } };
}
