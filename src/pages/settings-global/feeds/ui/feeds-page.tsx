import { useSuspenseQuery } from '@tanstack/react-query';
import { Play, Square } from 'lucide-react';
import { dictionaryQueries } from '@/entities/dictionary';
import { feedKindLabels, feedQueries, feedStatusLabels } from '@/entities/feed';
import { type FeedSettings, removeFeed } from '@/shared/api';
import { useRemoval } from '@/shared/ui/confirm-dialog';
import { actionsColumn, createColumns, labelChoices } from '@/shared/ui/data-table';
import { ListPage, RecordMenu, statusColumn } from '@/shared/ui/list-page';
import { settingsHistory } from '@/widgets/settings-history';
import { FeedDialog } from './feed-dialog';
import { partnerTagDialog } from './partner-tag-dialog';
import { useSaveFeed } from './use-save-feed';

const column = createColumns<FeedSettings>();

const columns = [
  column.accessor('name', { header: 'Feed', meta: { width: '10rem' } }),
  statusColumn<FeedSettings>(feedStatusLabels),
  column.accessor('code', { header: 'Code', meta: { card: 'note', width: '8.5rem' } }),
  column.accessor(({ kind }) => feedKindLabels[kind], {
    id: 'kind',
    header: 'Kind',
    meta: { card: 'note', width: '8rem', choices: labelChoices(feedKindLabels) },
  }),
  column.accessor(({ endpoint }) => endpoint ?? '–', { id: 'endpoint', header: 'Endpoint', enableSorting: false }),
  column.accessor('currency', { header: 'Currency', meta: { card: 'note', width: '7rem' } }),
  actionsColumn<FeedSettings>((feed) => <FeedMenu feed={feed} />),
];

function FeedMenu({ feed }: { feed: FeedSettings }) {
  const remove = useRemoval<FeedSettings>({
    question: ({ name }) => ({
      title: `Remove ${name}?`,
      text: 'It brings no more requests, and is not asked any more.',
    }),
    remove: ({ id }) => removeFeed(id),
    meta: { invalidates: [feedQueries.list(), dictionaryQueries.feeds()], success: 'Feed removed' },
  });
  const { save, start } = useSaveFeed({ record: feed });
  const { name, code, kind, endpoint, currency } = feed;
  // a failure is shown in a toast
  const stop = () => save({ name, code, kind, endpoint, currency, status: 'stopped' }).catch(() => false);
  const action =
    feed.status === 'stopped'
      ? { key: 'start', label: 'Start', icon: <Play aria-hidden />, onSelect: () => start(feed) }
      : { key: 'stop', label: 'Stop', icon: <Square aria-hidden />, onSelect: () => void stop() };
  return (
    <RecordMenu
      name={feed.name}
      onRemove={() => void remove(feed)}
      removalBlockedBy={feed.removal_blocked_by}
      edit={(onClose) => <FeedDialog record={feed} onClose={onClose} />}
      actions={[action]}
      dialogs={[...partnerTagDialog(feed), settingsHistory('feed', feed.id, feed.name)]}
    />
  );
}

export function FeedsPage() {
  const { data: feeds } = useSuspenseQuery({ ...feedQueries.list(), staleTime: 0 });
  return (
    <ListPage
      description="Where requests for adverts come from, and what placements ask when no advert fits. A stopped feed brings none and is not asked."
      noun="feed"
      rows={feeds}
      columns={columns}
      rowKey={({ id }) => id}
      create={(onClose) => <FeedDialog onClose={onClose} />}
    />
  );
}
