import { describeChange } from '@/entities/campaign';
import { describeUserChange } from '@/entities/user';
import type { Activity } from '@/shared/api';
import type { TimelineEntry } from '@/shared/ui/timeline';
import { describeSettingsChange } from '@/widgets/settings-history';

/** The kinds of records whose changes are described as those of a setting. */
const settings: Partial<Record<string, string>> = {
  resolution: 'Resolution',
  currency: 'Currency',
  feed: 'Feed',
  format: 'Format',
  ord_source: 'ORD source',
  ord_access: 'ORD API access',
  script: 'Script',
};

const others: Partial<Record<string, string>> = { campaign: 'Campaign', group: 'Group', user: 'User' };

/** `something_new` becomes "Something new". */
const nameOf = (kind: string) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`.replaceAll('_', ' ');

/**
 * Describes a change that a user made, for a `Timeline`.
 *
 * @param currency that of the user: the list doesn't have those of the campaigns' owners
 */
export function describeActivity(activity: Activity, { currency }: { currency: string }): TimelineEntry {
  const { id, kind, record_id, record_name, created_at, fields } = activity;
  const record = `${settings[kind] ?? others[kind] ?? nameOf(kind)} ${record_name ?? record_id}`;
  if (kind in others)
    return {
      id,
      at: created_at,
      what: `${record} updated`,
      changes: fields.map((change) =>
        kind === 'user' ? describeUserChange(change) : describeChange(change, { currency }),
      ),
    };
  const { what, changes } = describeSettingsChange({ id, user_id: 0, user_name: '', created_at, fields });
  return { id, at: created_at, what: `${record} ${what.toLowerCase()}`, changes };
}
