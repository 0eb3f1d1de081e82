import { Button } from '@/shared/ui/button';

/** The statuses of unpaid transactions, as in the URL. */
const UNPAID = 'waiting,processing';

interface UnpaidFilterProps {
  /** The statuses to show, as in the URL. */
  status: string | undefined;
  onChange: (status: string | undefined) => void;
}

/** Limits the ledger to unpaid requests. */
export function UnpaidFilter({ status, onChange }: UnpaidFilterProps) {
  const isOn = status === UNPAID;
  return (
    <Button
      variant="chip"
      size="sm"
      data-empty={!isOn || undefined}
      aria-pressed={isOn}
      onClick={() => onChange(isOn ? undefined : UNPAID)}
    >
      {isOn ? <b>Unpaid</b> : 'Unpaid'}
    </Button>
  );
}
