import { useQuery } from '@tanstack/react-query';
import { userQueries } from '@/entities/user';
import { ComboboxField } from '@/shared/ui/combobox';
import type { PaymentType } from '../model/payment-form';

const panels = { deposit: 'advertiser', withdrawal: 'webmaster' } as const;

interface ClientFieldProps {
  type: PaymentType;
  /** The client that the address names. */
  client: number | undefined;
}

/** Asks whose payment it is, among those who can have one. */
export function ClientField({ type, client }: ClientFieldProps) {
  const { data: users } = useQuery({ ...userQueries.found(panels[type], ''), enabled: client !== undefined });
  const label = users?.find(({ value }) => value === client)?.label ?? `User ${client}`;
  return (
    <ComboboxField
      name="user_id"
      label="Client"
      search={(text) => userQueries.found(panels[type], text)}
      knownOptions={client === undefined ? [] : [{ value: client, label }]}
      required
    />
  );
}
