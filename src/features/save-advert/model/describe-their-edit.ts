import { describeAdvertChange, registrationLabels } from '@/entities/advert';
import type { FieldChange } from '@/shared/api';

/** Describes the change of a field of the form, some of which the history doesn't have. */
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
