import { useQuery } from '@tanstack/react-query';
import { type Group, groupQueries, toGroupOptions } from '@/entities/group';
import type { Cabinet } from '@/entities/session';
import type { ComboboxOption } from '@/shared/ui/combobox';
import { ComboboxFilter } from '@/shared/ui/data-table';
import { OwnerFilter } from '@/widgets/campaign-tabs';

/** Campaigns without a group: 0 in the URL and on the server. */
const noGroup: ComboboxOption<number> = { value: 0, label: 'No group' };

interface CampaignFiltersProps {
  cabinet: Cabinet;
  group: number | undefined;
  owner: number | undefined;
  onChange: (change: { group?: number | undefined; owner?: number | undefined }) => void;
}

/** Filters by advertiser and group. Only groups of the chosen advertiser are offered. */
export function CampaignFilters({ cabinet, group, owner, onChange }: CampaignFiltersProps) {
  const chosen = useQuery({ ...groupQueries.detail(group ?? 0), enabled: Boolean(group) });
  return (
    <>
      <ComboboxFilter
        // resets the field, so that it does not keep the previous advertiser's groups
        key={owner}
        label="Group"
        anything="All groups"
        chosen={group}
        onChange={(next) => onChange({ group: next })}
        search={(text) => ({
          ...groupQueries.found(owner, text),
          select: (found: readonly Group[]) => [...(text === '' ? [noGroup] : []), ...toGroupOptions(found)],
        })}
        knownOptions={group ? [{ value: group, label: chosen.data?.name ?? '…' }] : [noGroup]}
      />
      <OwnerFilter cabinet={cabinet} owner={owner} onChange={(next) => onChange({ owner: next, group: undefined })} />
    </>
  );
}
