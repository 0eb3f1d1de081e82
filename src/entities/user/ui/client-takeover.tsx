import { useWatch } from 'react-hook-form';
import { formatCount } from '@/shared/lib/format';
import { RadioCards } from '@/shared/ui/radio-cards';
import { ManagerField } from './manager-field';

const choices = [
  { value: 'transfer', label: 'Another manager takes them over', description: 'Their new manager sees them at once' },
  { value: 'release', label: 'They stay without a manager', description: 'Only admins see them then' },
];

interface ClientTakeoverProps {
  /** The manager who has them. */
  userId: number;
  /** How many there are. */
  clients: number;
}

/** Asks who takes the clients of a manager over: `clients` and `clients_to` of the surrounding form. */
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
