import { useQuery } from '@tanstack/react-query';
import { type Cabinet, managesOthers } from '@/entities/session';
import { userQueries } from '@/entities/user';
import { ComboboxFilter } from '@/shared/ui/data-table';

interface WebmasterFilterProps {
  cabinet: Cabinet;
  owner: number | undefined;
  onChange: (change: { owner: number | undefined }) => void;
}

/** Filters by webmaster, in cabinets that manage other users' records. */
export function WebmasterFilter({ cabinet, owner, onChange }: WebmasterFilterProps) {
  const isShown = managesOthers(cabinet);
  const all = useQuery({ ...userQueries.found('webmaster', ''), enabled: isShown && owner !== undefined });
  if (!isShown) return null;
  const name = all.data?.find(({ value }) => value === owner)?.label ?? '…';
  return (
    <ComboboxFilter
      label="Webmaster"
      anything="All webmasters"
      chosen={owner}
      onChange={(chosen) => onChange({ owner: chosen })}
      search={(text) => userQueries.found('webmaster', text)}
      knownOptions={owner === undefined ? [] : [{ value: owner, label: name }]}
    />
  );
}
