import { useQuery } from '@tanstack/react-query';
import { groupQueries } from '@/entities/group';
import type { Cabinet } from '@/entities/session';
import { OneChoiceFilter } from '@/shared/ui/data-table';
import { OwnerFilter } from '@/widgets/campaign-tabs';

interface CampaignFiltersProps {
  cabinet: Cabinet;
  group: number | undefined;
  owner: number | undefined;
  onChange: (change: { group?: number | undefined; owner?: number | undefined }) => void;
}

/** Whose campaigns, and of which group. The groups offered are those of the chosen advertiser. */
export function CampaignFilters({ cabinet, group, owner, onChange }: CampaignFiltersProps) {
  const { data: groups } = useQuery(groupQueries.choices(owner));
  return (
    <>
      <OneChoiceFilter
        label="Group"
        anything="All groups"
        choices={
          groups && [
            { value: '0', label: 'No group' },
            ...groups.map(({ id, name }) => ({ value: String(id), label: name })),
          ]
        }
        chosen={group === undefined ? undefined : String(group)}
        onChange={(chosen) => onChange({ group: chosen === undefined ? undefined : Number(chosen) })}
      />
      <OwnerFilter cabinet={cabinet} owner={owner} onChange={(next) => onChange({ owner: next, group: undefined })} />
    </>
  );
}
