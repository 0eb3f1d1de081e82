import { useState } from 'react';
import type { Advert } from '@/entities/advert';
import type { AdvertBulk, BulkResult } from '@/shared/api';
import { formatCount } from '@/shared/lib/format';
import { BulkResultsDialog, nameResults } from '@/shared/ui/bulk-results';
import { StartStop } from '@/shared/ui/start-stop';
import { notify } from '@/shared/ui/toaster';
import { useChangeAdverts } from '../api/use-change-adverts';

interface BulkAdvertBarProps {
  adverts: readonly Pick<Advert, 'id' | 'name'>[];
  onDone: () => void;
}

/** Starts and stops the selected adverts. Where not all went well, each result is told. */
export function BulkAdvertBar({ adverts, onDone }: BulkAdvertBarProps) {
  const { mutate, isPending, variables } = useChangeAdverts();
  const [results, setResults] = useState<readonly BulkResult[] | null>(null);

  const change = (status: AdvertBulk['status']) =>
    mutate(
      { adverts, status },
      {
        onSuccess: (answer) => {
          if (!answer.every(({ ok }) => ok)) return setResults(answer);
          notify.success(`${formatCount(answer.length, 'advert')} ${words[status]}`);
          onDone();
        },
      },
    );

  return (
    <>
      <StartStop
        onStart={() => change('working')}
        onStop={() => change('stopped')}
        pending={isPending ? (variables?.status === 'working' ? 'start' : 'stop') : null}
      />
      {results && (
        <BulkResultsDialog
          title={formatCount(adverts.length, 'advert')}
          rows={nameResults(results, adverts, 'Advert')}
          onClose={() => {
            setResults(null);
            onDone();
          }}
        />
      )}
    </>
  );
}

const words = { working: 'started', stopped: 'stopped' } as const;
