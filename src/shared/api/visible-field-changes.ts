import type { Change, FieldChange } from './generated/model';

/** Null, empty text, a list without entries, or an object of such values. */
const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && !Array.isArray(value) && Object.values(value).every(isBlank));

const isUnset = (value: unknown) => value === false || isBlank(value);

/**
 * Leaves out changes without information: fields that a created or removed record did not have, and edits from one
 * empty value to another.
 */
export function visibleFieldChanges({ action, fields }: Pick<Change, 'action' | 'fields'>): readonly FieldChange[] {
  const isNothing = action === 'updated' ? isBlank : isUnset;
  return fields.filter((change) => !isNothing(change.old) || !isNothing(change.new));
}
