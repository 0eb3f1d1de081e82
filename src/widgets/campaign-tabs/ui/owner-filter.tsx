import { useQuery } from '@tanstack/react-query';
import { type Cabinet, managesOthers } from '@/entities/session';
import { userQueries } from '@/entities/user';
import { SingleChoiceFilter } from '@/shared/ui/data-table';

interface OwnerFilterProps {
  cabinet: Cabinet;
  owner: number | undefined;
  onChange: (owner: number | undefined) => void;
}

/** Filters by advertiser, in cabinets that manage other users' records. */
export function OwnerFilter({ cabinet, owner, onChange }: OwnerFilterProps) {
  const isShown = managesOthers(cabinet);
  const { data: advertisers } = useQuery({ ...userQueries.advertisers(), enabled: isShown });
  if (!isShown) return null;
  return (
    <SingleChoiceFilter
      label="Advertiser"
      anything="All advertisers"
      choices={advertisers?.map(({ id, name }) => ({ value: String(id), label: name }))}
      chosen={owner === undefined ? undefined : String(owner)}
      onChange={(chosen) => onChange(chosen === undefined ? undefined : Number(chosen))}
    />
  );
}
