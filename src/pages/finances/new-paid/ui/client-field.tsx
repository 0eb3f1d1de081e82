import { useQuery } from '@tanstack/react-query';
import { userQueries } from '@/entities/user';
import { ComboboxField } from '@/shared/ui/combobox';
import type { PaymentType } from '../model/payment-form';

const panels = { deposit: 'advertiser', withdrawal: 'webmaster' } as const;

interface ClientFieldProps {
  type: PaymentType;
  /** The client given in the URL. */
  client: number | undefined;
}

/** Chooses the client of a payment, among users who can have such payments. */
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
