import type { FieldChange, PlacementStatus } from '@/shared/api';
import { formatMoney, formatNumber } from '@/shared/lib/format';

export const placementLabels: Record<string, string> = {
  name: 'Name',
  format_id: 'Format',
  floor_price: 'Floor price',
  feeds: 'Feeds',
  vpaid_script_id: 'VPAID script',
  branding_script_id: 'Branding script',
  blocked_categories: 'Blocked categories',
  blocked_domains: 'Blocked advertisers',
  backfill_vast_url: 'Backfill',
  status: 'Status',
};

const statuses: Record<PlacementStatus, string> = {
  working: 'Working',
  stopped: 'Stopped',
  archive: 'Archive',
  deleted: 'Deleted',
};

/** The most entries of a list that are named. */
const MAX_LISTED = 5;

const isScript = (field: string) => field === 'vpaid_script_id' || field === 'branding_script_id';

function format(field: string, value: unknown, currency: string): string | null {
  if (isScript(field) && value === null) return 'Default';
  if (isScript(field) && value === 'none') return 'None';
  if (value === null || value === undefined || value === '') return null;
  if (field === 'status') return statuses[value as PlacementStatus] ?? String(value);
  if (field === 'floor_price') return formatMoney(Number(value), currency);
  if (!Array.isArray(value)) return String(value);
  if (value.length === 0) return null;
  const more = value.length - MAX_LISTED;
  const named = value.slice(0, MAX_LISTED).join(', ');
  return more > 0 ? `${named} and ${formatNumber(more)} more` : named;
}

export function describePlacementChange({ field, old, new: next, old_name, new_name }: FieldChange, currency: string) {
  return {
    field: placementLabels[field] ?? field,
    from: old_name ?? format(field, old, currency),
    to: new_name ?? format(field, next, currency),
  };
}
