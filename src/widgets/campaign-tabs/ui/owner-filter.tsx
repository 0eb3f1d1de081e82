import { useQuery } from '@tanstack/react-query';
import { type Cabinet, looksAfterOthers } from '@/entities/session';
import { userQueries } from '@/entities/user';
import { OneChoiceFilter } from '@/shared/ui/data-table';

interface OwnerFilterProps {
  cabinet: Cabinet;
  owner: number | undefined;
  onChange: (owner: number | undefined) => void;
}

/** Whose records; for those who look after others. */
export function OwnerFilter({ cabinet, owner, onChange }: OwnerFilterProps) {
  const isWanted = looksAfterOthers(cabinet);
  const { data: advertisers } = useQuery({ ...userQueries.advertisers(), enabled: isWanted });
  if (!isWanted) return null;
  return (
    <OneChoiceFilter
      label="Advertiser"
      anything="All advertisers"
      choices={advertisers?.map(({ id, name }) => ({ value: String(id), label: name }))}
      chosen={owner === undefined ? undefined : String(owner)}
      onChange={(chosen) => onChange(chosen === undefined ? undefined : Number(chosen))}
    />
  );
}
