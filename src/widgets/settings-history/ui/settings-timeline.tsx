import { useInfiniteQuery } from '@tanstack/react-query';
import type { ChangeList, SettingsKind } from '@/shared/api';
import { failureOf } from '@/shared/ui/error-state';
import { Timeline } from '@/shared/ui/timeline';
import { settingsHistoryQuery } from '../api/settings-history-queries';
import { describeSettingsChange } from '../model/describe-settings-change';

/** Who changed a record of the global settings, when, and what. */
export function SettingsTimeline({ kind, id, name }: { kind: SettingsKind; id: number; name: string }) {
  const history = useInfiniteQuery(settingsHistoryQuery(kind, id));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = history;
  return (
    <Timeline
      label={`History of ${name}`}
      entries={history.data && toEntries(kind, history.data.pages)}
      older={hasNextPage ? { onShow: () => void fetchNextPage(), loading: isFetchingNextPage } : undefined}
      error={failureOf(history)}
    />
  );
}

const toEntries = (kind: SettingsKind, pages: readonly ChangeList[]) =>
  pages.flatMap(({ items }) => items.map((change) => describeSettingsChange(kind, change)));
