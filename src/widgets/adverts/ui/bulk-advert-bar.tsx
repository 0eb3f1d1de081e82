import { type Advert, advertQueries } from '@/entities/advert';
import { campaignQueries } from '@/entities/campaign';
import { type AdvertBulk, type BulkResult, changeAdverts } from '@/shared/api';
import { formatCount } from '@/shared/lib/format';
import { useBulkChange } from '@/shared/ui/bulk-results';
import { StartStop } from '@/shared/ui/start-stop';

interface BulkAdvertBarProps {
  adverts: readonly Pick<Advert, 'id' | 'name'>[];
  onDone: () => void;
}

/** Starts and stops the selected adverts. */
export function BulkAdvertBar({ adverts, onDone }: BulkAdvertBarProps) {
  const { run, pending, dialog } = useBulkChange({
    change: async (status: AdvertBulk['status'], changed: typeof adverts) =>
      (await changeAdverts({ ids: changed.map(({ id }) => id), status })).results,
    meta: {
      invalidates: [{ queryKey: advertQueries.all() }, { queryKey: campaignQueries.all() }],
      writtenAdverts: (results: readonly BulkResult[]) =>
        results.flatMap(({ id, version }) => (version === undefined ? [] : [{ id, version }])),
    },
    success: (status, changed) => `${countOf(changed)} ${words[status]}`,
    title: (_status, changed) => countOf(changed),
    noun: 'Advert',
  });
  return (
    <>
      <StartStop
        onStart={() => run('working', adverts, onDone)}
        onStop={() => run('stopped', adverts, onDone)}
        pending={pending && (pending === 'working' ? 'start' : 'stop')}
      />
      {dialog}
    </>
  );
}

const countOf = ({ length }: readonly unknown[]) => formatCount(length, 'advert');

const words = { working: 'started', stopped: 'stopped' } as const;
