import { userLabels } from '@/entities/user';
import type { Change, FieldChange } from '@/shared/api';
import { visibleFieldChanges } from '@/shared/api';
import { numberFormatter } from '@/shared/lib/format';
import { valueLabels } from './value-labels';

/** Labels that can't be derived from the field's name. */
const labels: Record<string, string> = {
  is_base: 'Base currency',
  is_default: 'Default',
  max_file_mb: 'Largest file, MB',
  min_duration: 'Shortest video, s',
  max_duration: 'Longest video, s',
  mime_types: 'File types',
  skip_offset: 'Skip after, s',
  price_floor: 'Minimum bid',
  precision: 'Decimal places',
  min_withdrawal: 'Smallest payout',
  large_deposit: 'Large deposit',
  mode: 'ERID',
  inn: userLabels.inn,
  kpp: userLabels.kpp,
  vpaid_allowed: 'VPAID scripts',
  api_access_id: 'API access',
  base_url: 'Address',
  code_version: 'Version',
  sha256: 'SHA-256',
};

/** `something_new` becomes "Something new". */
const labelOf = (field: string) =>
  labels[field] ?? `${field.charAt(0).toUpperCase()}${field.slice(1)}`.replaceAll('_', ' ');

const formatSettingNumber = numberFormatter({ maximumFractionDigits: 8 });

/** Formats a value of any field; null if there is none. */
function formatValue(kind: string, field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') return formatSettingNumber(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map((item) => formatValue(kind, field, item)).join(', ') || null;
  if (typeof value !== 'object') return valueLabels[kind]?.[field]?.[String(value)] ?? String(value);
  const known = Object.entries(value).flatMap(([inner, entry]) => {
    const text = formatValue(kind, inner, entry);
    return text === null ? [] : [`${labelOf(inner)}: ${text}`];
  });
  return known.join('; ') || null;
}

export const describeSettingsField =
  (kind: string) =>
  ({ field, old, new: next, old_name, new_name }: FieldChange) => ({
    field: labelOf(field),
    from: old_name ?? formatValue(kind, field, old),
    to: new_name ?? formatValue(kind, field, next),
  });

/** Describes the changed fields of an edit. Changes whose old and new values have the same text are left out. */
export const describeSettingsFields = (kind: string, edit: Pick<Change, 'action' | 'fields'>) =>
  visibleFieldChanges(edit)
    .map((change) => ({ change, shown: describeSettingsField(kind)(change) }))
    .filter(({ shown: { from, to } }) => from !== to);
