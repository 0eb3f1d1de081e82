import { describeAdvertChange, registrationLabels } from '@/entities/advert';
import type { FieldChange } from '@/shared/api';

/** Describes another user's change of a form field. Some fields exist only in the form, not in the history. */
export function describeTheirEdit(change: FieldChange) {
  if (change.field === 'ord_advert.payer')
    return describeAdvertChange({
      ...change,
      field: 'Payer',
      old: registrationLabels[change.old as 'cids'],
      new: registrationLabels[change.new as 'cids'],
    });
  if (change.field !== 'ord_advert') return describeAdvertChange(change);
  return { field: 'Registration', done: change.new === null ? 'removed' : change.old === null ? 'added' : 'changed' };
}
