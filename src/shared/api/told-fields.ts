import type { Change, FieldChange } from './generated/model';

/** Nothing, and what says nothing: empty text, a list without entries, an object of such values. */
const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && !Array.isArray(value) && Object.values(value).every(isBlank));

const isUnset = (value: unknown) => value === false || isBlank(value);

/**
 * The fields worth telling: a record was neither created nor removed with what it did not have, and an edit that wrote
 * nothing in another way changed nothing.
 */
export function toldFields({ action, fields }: Pick<Change, 'action' | 'fields'>): readonly FieldChange[] {
  const isNothing = action === 'updated' ? isBlank : isUnset;
  return fields.filter((change) => !isNothing(change.old) || !isNothing(change.new));
}
