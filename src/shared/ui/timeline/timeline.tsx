import { useEffect, useRef, useState } from 'react';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { TimelineItem } from './timeline-item';
import { TimelineSkeleton } from './timeline-skeleton';
import { List, Stack } from './timeline-styles';

/** From what to what, written for people, null where there was nothing; or what was done: "added Germany". */
export type FieldChange = {
  /** As the form calls it: "Day limit". */
  field: string;
} & ({ from: string | null; to: string | null } | { done: string });

export interface TimelineEntry {
  id: string | number;
  /** What `new Date` understands. */
  at: Date | string | number;
  who: string;
  /** Goes on from who did it: "changed the budget". */
  what: string;
  changes?: readonly FieldChange[];
}

interface TimelineProps {
  /** Names the list for assistive technology: "History of Spring sale". */
  label: string;
  /** The newest first; undefined while they are on their way. */
  entries: readonly TimelineEntry[] | undefined;
  /** There is more. `loading` while it is on its way. */
  older?: { onShow: () => void; loading?: boolean } | undefined;
  /** What could not be loaded: all of them, or the older ones where there are some already. */
  error?: { message: string; onRetry: () => void } | undefined;
}

/** What happened when, and who did it. */
export function Timeline({ label, entries, older, error }: TimelineProps) {
  /** How many there were when older ones were asked for. */
  const [known, setKnown] = useState(Number.POSITIVE_INFINITY);
  const firstOlder = useRef<HTMLLIElement>(null);
  const count = entries?.length ?? 0;
  const arrived = count > known ? known : undefined;

  // the button has moved away or is gone: who pressed it reads on where the older ones begin
  useEffect(() => {
    if (arrived !== undefined) firstOlder.current?.focus();
  }, [arrived]);

  if (error && !entries) return <ErrorState {...error} />;
  if (!entries) return <TimelineSkeleton />;
  if (count === 0) return <EmptyState title="Nothing has happened yet">Every change will be listed here.</EmptyState>;

  return (
    <Stack>
      <List aria-label={label}>
        {entries.map((entry, index) => (
          <TimelineItem key={entry.id} entry={entry} ref={index === arrived ? firstOlder : undefined} />
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
            setKnown(count);
            older.onShow();
          }}
        >
          Show older
        </Button>
      )}
    </Stack>
  );
}
