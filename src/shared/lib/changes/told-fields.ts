import type { Change, FieldChange } from '@/shared/api';

const isUnset = (value: unknown) =>
  value === null || value === undefined || value === '' || value === false || (Array.isArray(value) && !value.length);

/** The fields worth telling: a record was neither created nor removed with what it did not have. */
export const toldFields = ({ action, fields }: Pick<Change, 'action' | 'fields'>): readonly FieldChange[] =>
  action === 'updated' ? fields : fields.filter((change) => !isUnset(change.old) || !isUnset(change.new));
