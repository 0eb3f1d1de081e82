import { useEffect, useRef, useState } from 'react';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { type TimelineEntry, TimelineItem } from './timeline-item';
import { TimelineSkeleton } from './timeline-skeleton';
import { List, Stack } from './timeline-styles';

interface TimelineProps {
  /** Accessible name of the list: "History of Spring sale". */
  label: string;
  /** Newest first; undefined while loading. */
  entries: readonly TimelineEntry[] | undefined;
  /** The time zone (IANA) of the times; by default the browser's. */
  zone?: string;
  /** Given if there are older entries; `loading` while they are fetched. */
  older?: { onShow: () => void; loading?: boolean } | undefined;
  /** Loading failed: for the older entries if some are shown, otherwise for all. */
  error?: { message: string; onRetry: () => void } | undefined;
}

/** History of one record with times and authors. */
export function Timeline({ label, entries, zone, older, error }: TimelineProps) {
  /** Number of entries at the last click on "Show older". */
  const [countBefore, setCountBefore] = useState(Number.POSITIVE_INFINITY);
  const firstOlder = useRef<HTMLLIElement>(null);
  const count = entries?.length ?? 0;
  const firstNew = count > countBefore ? countBefore : undefined;

  // "Show older" has moved or disappeared, so the focus moves to the first new entry
  useEffect(() => {
    if (firstNew !== undefined) firstOlder.current?.focus();
  }, [firstNew]);

  if (error && !entries) return <ErrorState {...error} />;
  if (!entries) return <TimelineSkeleton />;
  if (count === 0) return <EmptyState title="No changes yet">Every change will be listed here.</EmptyState>;

  return (
    <Stack>
      <List aria-label={label}>
        {entries.map((entry, index) => (
          <TimelineItem key={entry.id} entry={entry} zone={zone} ref={index === firstNew ? firstOlder : undefined} />
        ))}
      </List>
      {error && (
        <Banner
          tone="error"
          action={
            <Button variant="outline" size="sm" onClick={error.onRetry}>
              Retry
            </Button>
          }
        >
          {error.message}
        </Banner>
      )}
      {older && !error && (
        <Button
          variant="outline"
          size="sm"
          loading={older.loading ?? false}
          onClick={() => {
            setCountBefore(count);
            older.onShow();
          }}
        >
          Show older
        </Button>
      )}
    </Stack>
  );
}
