import { useQuery } from '@tanstack/react-query';
import { userQueries } from '@/entities/user';
import { ComboboxFilter } from '@/shared/ui/data-table';

interface ClientFilterProps {
  client: number | undefined;
  /** The client's name, if a row contains it. */
  name: string | undefined;
  onChange: (client: number | undefined) => void;
}

/** Limits balances, the ledger or documents to one client. */
export function ClientFilter({ client, name, onChange }: ClientFilterProps) {
  const { data: users } = useQuery({
    ...userQueries.found(undefined, ''),
    enabled: client !== undefined && name === undefined,
  });
  const label = name ?? users?.find(({ value }) => value === client)?.label ?? `User ${client}`;
  return (
    <ComboboxFilter
      label="Client"
      anything="All clients"
      chosen={client}
      onChange={onChange}
      search={(text) => userQueries.found(undefined, text)}
      knownOptions={client === undefined ? [] : [{ value: client, label }]}
    />
  );
}
