import { type Advert, advertQueries } from '@/entities/advert';
import { campaignQueries, notServingCountSuffix } from '@/entities/campaign';
import { undoStatus } from '@/features/change-advert-status';
import { type AdvertBulk, type BulkResult, changeAdverts } from '@/shared/api';
import { formatCount } from '@/shared/lib/format';
import { useBulkChange } from '@/shared/ui/bulk-results';
import { StartStop } from '@/shared/ui/start-stop';
import { AdvertFix } from './advert-fix';

type ChangedAdvert = Pick<Advert, 'id' | 'name' | 'status'>;

interface BulkAdvertBarProps {
  adverts: readonly ChangedAdvert[];
  onDone: () => void;
}

interface Step {
  status: AdvertBulk['status'];
  /** The versions that Undo reverts, by id: the server refuses adverts that have changed since. */
  versions?: Record<string, number>;
}

export function BulkAdvertBar({ adverts, onDone }: BulkAdvertBarProps) {
  const { run, pending, dialog } = useBulkChange({
    change: async ({ status, versions }: Step, changed: readonly ChangedAdvert[]) => {
      const ids = changed.map(({ id }) => id).filter((id) => versions === undefined || versions[id] !== undefined);
      return (await changeAdverts({ ids, status, ...(versions && { versions }) })).results;
    },
    meta: {
      invalidates: [{ queryKey: advertQueries.all() }, { queryKey: campaignQueries.all() }],
      writtenAdverts: (results: readonly BulkResult[]) =>
        results.flatMap(({ id, version }) => (version === undefined ? [] : [{ id, version }])),
    },
    success: ({ status, versions }, changed, results) => {
      const count = versions === undefined ? changed.length : Object.keys(versions).length;
      return `${formatCount(count, 'advert')} ${words[status]}${waitingSuffix(results)}`;
    },
    inverse: ({ status }, changed, results): Step | null => {
      const back = changed.flatMap(({ id, status: before }) => (undoStatus(before, status) === null ? [] : [id]));
      const known = results.filter(({ id }) => back.includes(id)).map(({ id, version = 0 }) => [id, version]);
      const opposite = status === 'working' ? 'stopped' : 'working';
      return known.length === 0 ? null : { status: opposite, versions: Object.fromEntries(known) };
    },
    fix: (_step, advert) => <AdvertFix advert={advert} />,
    title: (_step, changed) => formatCount(changed.length, 'advert'),
    noun: 'Advert',
  });
  return (
    <>
      <StartStop
        onStart={() => run({ status: 'working' }, adverts, onDone)}
        onStop={() => run({ status: 'stopped' }, adverts, onDone)}
        pending={pending && (pending.status === 'working' ? 'start' : 'stop')}
      />
      {dialog}
    </>
  );
}

/** The end of the toast after starting adverts: how many of them are not serving yet. */
function waitingSuffix(results: readonly BulkResult[]): string {
  const waiting = results.filter(({ serving }) => serving === false).length;
  return waiting > 0 && results.length === 1 ? ', not serving yet' : notServingCountSuffix(waiting);
}

const words = { working: 'started', stopped: 'stopped' } as const;
