import { describeAdvertChange } from '@/entities/advert';
import { type DescribedChange, describeChange } from '@/entities/campaign';
import { describePlacementChange } from '@/entities/placement';
import { describeSiteChange } from '@/entities/site';
import { describeUserChange } from '@/entities/user';
import type { Activity, FieldChange } from '@/shared/api';
import { changeActionLabels, visibleFieldChanges } from '@/shared/api';
import { labelFromName } from '@/shared/lib/format';
import type { TimelineEntry } from '@/shared/ui/timeline';
import { describeSettingsFields } from '@/widgets/settings-history';

type Describe = (change: FieldChange, currency: string) => DescribedChange;

/** Describes the changes of each kind of record. All other kinds are described as settings. */
const describers: Partial<Record<string, Describe>> = {
  campaign: (change, currency) => describeChange(change, { currency }),
  group: (change, currency) => describeChange(change, { currency }),
  advert: describeAdvertChange,
  site: describeSiteChange,
  placement: describePlacementChange,
  user: describeUserChange,
};

/** Kinds whose names can't be derived from the word in the contract. */
const names: Partial<Record<string, string>> = { ord_source: 'ORD source', ord_access: 'ORD API access' };

const nameOf = (kind: string) => names[kind] ?? labelFromName(kind);

/**
 * Describes a change that a user made, for a `Timeline`.
 *
 * @param currency the user's currency: the list does not contain those of the records' owners
 */
export function describeActivity(activity: Activity, { currency }: { currency: string }): TimelineEntry {
  const { id, kind, record_id, record_name, created_at, action, fields } = activity;
  const describe = describers[kind];
  return {
    id,
    at: created_at,
    what: `${nameOf(kind)} ${record_name ?? record_id} ${changeActionLabels[action].toLowerCase()}`,
    changes: describe
      ? visibleFieldChanges(activity).map((change) => describe(change, currency))
      : describeSettingsFields(kind, { action, fields }).map(({ shown }) => shown),
  };
}
