import { trackingEventName } from '@preroll/rules/advert/tracking-events';
import { nameOfMainCategory } from '@preroll/rules/targeting/main-categories';
import type { AdditionalTracker, AdvertStatus, FieldChange, OrdAdvert } from '@/shared/api';
import { advertLabels, payTypeLabels, registrationFormLabels, registrationLabels } from './advert-labels';
import { advertStatusLabels } from './labels';

const labels: Record<string, string> = {
  ...advertLabels,
  status: 'Status',
  returned: 'Returned',
  ads_id: 'Campaign',
  ...Object.fromEntries(Object.entries(registrationLabels).map(([field, label]) => [`ord_advert.${field}`, label])),
};

const byNumber = (id: number) => `number ${id}`;

/** Formatters for values other than text. */
const formatters: Record<string, (value: never) => string> = {
  status: (status: AdvertStatus) => advertStatusLabels[status],
  ads_id: byNumber,
  category: nameOfMainCategory,
  'ord_advert.source_id': byNumber,
  'ord_advert.form': (form: OrdAdvert['form']) => registrationFormLabels[form],
  'ord_advert.pay_type': (unit: OrdAdvert['pay_type']) => payTypeLabels[unit],
  additional_trackers: (trackers: AdditionalTracker[]) =>
    trackers.map(({ event, url }) => `${trackingEventName(event)}: ${url}`).join(', '),
};

function formatValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** Describes the change of one field of an advert or its registration: old and new value, null if there is none. */
export function describeAdvertChange({ field: name, old, new: next, old_name, new_name }: FieldChange) {
  const field = labels[name] ?? name;
  // the history does not store the pictures
  if (name === 'icon') return { field, done: String(next) };
  // the value is a path on the server, which is of no use to readers
  if (name === 'creative') return { field, done: next ? (old ? 'replaced' : 'uploaded') : 'removed' };
  if (name === 'returned') return { field, done: next === null ? 'no longer' : String(next) };
  const format = formatters[name] ?? formatValue;
  const formatFieldValue = (value: unknown, named?: string) =>
    value === null || value === undefined ? null : named || format(value as never) || null;
  return { field, from: formatFieldValue(old, old_name), to: formatFieldValue(next, new_name) };
}
