import { useInfiniteQuery } from '@tanstack/react-query';
import { authorOf } from '@/entities/user';
import { revertibleSettings, useRevert, withRevert } from '@/features/revert-change';
import { type Change, changeActionLabels, type SettingsKind } from '@/shared/api';
import { failureOf } from '@/shared/ui/error-state';
import { Timeline } from '@/shared/ui/timeline';
import { settingsHistoryQuery } from '../api/settings-history-queries';
import { describeSettingsField, describeSettingsFields } from '../model/describe-settings-change';

export function SettingsTimeline({ kind, id, name }: { kind: SettingsKind; id: number; name: string }) {
  const query = settingsHistoryQuery(kind, id);
  const history = useInfiniteQuery(query);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = history;
  const revertible = revertibleSettings(kind, id, { queryKey: query.queryKey });
  const { revert } = useRevert(name, revertible, describeSettingsField(kind));
  const toEntry = (change: Change) =>
    withRevert(
      { id: change.id, at: change.created_at, who: authorOf(change), what: changeActionLabels[change.action] },
      { action: change.action, described: describeSettingsFields(kind, change) },
      { takes: revertible.takes, revert },
    );
  return (
    <Timeline
      label={`History of ${name}`}
      entries={history.data?.pages.flatMap(({ items }) => items.map(toEntry))}
      older={hasNextPage ? { onShow: () => void fetchNextPage(), loading: isFetchingNextPage } : undefined}
      error={failureOf(history)}
    />
  );
}
