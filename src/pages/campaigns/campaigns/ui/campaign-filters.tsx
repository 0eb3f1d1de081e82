import { useQuery } from '@tanstack/react-query';
import { groupQueries } from '@/entities/group';
import type { Cabinet } from '@/entities/session';
import { ComboboxFilter, type ComboboxOption } from '@/shared/ui/combobox';
import { OwnerFilter } from '@/widgets/campaign-tabs';

/** What is in none, as the address and the server have it. */
const noGroup: ComboboxOption<number> = { value: 0, label: 'No group' };

interface CampaignFiltersProps {
  cabinet: Cabinet;
  group: number | undefined;
  owner: number | undefined;
  onChange: (change: { group?: number | undefined; owner?: number | undefined }) => void;
}

/** Whose campaigns, and of which group. The groups offered are those of the chosen advertiser. */
export function CampaignFilters({ cabinet, group, owner, onChange }: CampaignFiltersProps) {
  const chosen = useQuery({ ...groupQueries.detail(group ?? 0), enabled: Boolean(group) });
  return (
    <>
      <ComboboxFilter
        // another's groups are not to be seen among the former's
        key={owner}
        label="Group"
        anything="All groups"
        chosen={group}
        onChange={(next) => onChange({ group: next })}
        search={(text) => ({
          ...groupQueries.found(owner, text),
          select: (found) => (text === '' ? [noGroup, ...found] : found),
        })}
        known={group ? [{ value: group, label: chosen.data?.name ?? '…' }] : [noGroup]}
      />
      <OwnerFilter cabinet={cabinet} owner={owner} onChange={(next) => onChange({ owner: next, group: undefined })} />
    </>
  );
}
