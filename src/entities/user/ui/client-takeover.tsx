import { useWatch } from 'react-hook-form';
import { formatCount } from '@/shared/lib/format';
import { RadioCards } from '@/shared/ui/radio-cards';
import { ManagerField } from './manager-field';

const choices = [
  { value: 'transfer', label: 'Another manager takes them over', description: 'Their new manager sees them at once' },
  { value: 'release', label: 'They stay without a manager', description: 'Only admins see them then' },
];

interface ClientTakeoverProps {
  /** The current manager of the clients. */
  userId: number;
  clients: number;
}

/** Chooses who takes over a manager's clients: `clients` and `clients_to` of the surrounding form. */
export function ClientTakeover({ userId, clients }: ClientTakeoverProps) {
  const takeover: unknown = useWatch({ name: 'clients' });
  return (
    <>
      <RadioCards
        name="clients"
        label={`Who takes ${formatCount(clients, 'client')} over?`}
        options={choices}
        required
      />
      {takeover === 'transfer' && <ManagerField name="clients_to" label="New manager" userId={userId} required />}
    </>
  );
}
