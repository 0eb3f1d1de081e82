import { type ReactNode, useState } from 'react';
import { formatTotal } from '@/shared/lib/format';
import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { PageHeader } from '@/shared/ui/page-header';
import { ShortcutKeys } from '@/shared/ui/shortcut';
import { Loading, TableSkeleton } from '@/shared/ui/skeleton';
import type { ReviewEntry } from '../model/review-entry';
import { useCurrentMinute } from '../model/use-current-minute';
import type { ReviewQueueState } from '../model/use-review-queue';
import { useShortcutChoice } from '../model/use-shortcut-choice';
import { waitingTime } from '../model/waiting-time';
import { QueueKeysDialog } from './queue-keys-dialog';
import type { DeskProps } from './review-desk';

const Summary = styled('span', { base: { color: 'text.subtle', fontVariantNumeric: 'tabular-nums' } });

/** Shown only on devices with a keyboard; the hints need a wide window, too. */
const Keys = styled('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    textStyle: 'caption',
    color: 'text.subtle',
    '& > span': { display: { base: 'none', lg: 'contents' } },
    '& button': { textStyle: 'caption' },
    '@media (hover: none) and (pointer: coarse)': { display: 'none' },
  },
});

interface ReviewQueueProps<Item extends ReviewEntry> {
  title: string;
  /** The singular noun of the entries: "advert". */
  noun: string;
  hasPlayer?: boolean;
  queue: ReviewQueueState<Item>;
  notice: ReactNode;
  actions?: ReactNode;
  empty: string;
  /** Writes the id of the selected entry into the URL. */
  onSelect: (id: number | undefined) => void;
  /** Renders a `ReviewDesk` for the selected entry. */
  children: (desk: DeskProps<Item>) => ReactNode;
}

export function ReviewQueue<Item extends ReviewEntry>(props: ReviewQueueProps<Item>) {
  const { title, noun, hasPlayer = false, notice, actions, empty, onSelect, children } = props;
  const { queue, left: _, oldest, failure, restart, ...desk } = props.queue;
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const { hasShortcuts, choose } = useShortcutChoice();
  const now = useCurrentMinute();
  const { items = [], selected } = queue ?? {};

  const select = (id: number | undefined) => {
    if (id === undefined) restart();
    onSelect(id);
  };

  const header = (
    <PageHeader
      title={title}
      badge={
        oldest && (
          <Summary>{`${formatTotal(desk.total)} waiting, oldest ${waitingTime(oldest.submittedAt, now).words}`}</Summary>
        )
      }
      actions={
        <>
          {selected && (
            <Keys>
              {hasShortcuts && (
                <span>
                  <ShortcutKeys keys={['J', 'K']} />
                  <span>next, previous</span>
                  {hasPlayer && (
                    <>
                      <ShortcutKeys keys={['Space']} />
                      <span>play</span>
                    </>
                  )}
                </span>
              )}
              <Button
                variant="ghost"
                size="sm"
                aria-keyshortcuts={hasShortcuts ? '?' : undefined}
                onClick={() => setIsHelpOpen(true)}
              >
                {hasShortcuts && <ShortcutKeys keys={['?']} />}
                <span>All keys</span>
              </Button>
            </Keys>
          )}
          {actions}
        </>
      }
    />
  );

  return (
    <>
      {selected ? (
        children({
          header,
          queue: { items, selected },
          now,
          onSelect: select,
          onHelp: () => setIsHelpOpen(true),
          hasShortcuts,
          ...desk,
        })
      ) : (
        <>
          {header}
          {notice}
          {failure ? (
            <ErrorState {...failure} />
          ) : queue ? (
            <EmptyState title="Nothing to review">{empty}</EmptyState>
          ) : (
            <Loading>
              <TableSkeleton />
            </Loading>
          )}
        </>
      )}
      {isHelpOpen && (
        <QueueKeysDialog
          noun={noun}
          hasPlayer={hasPlayer}
          hasShortcuts={hasShortcuts}
          onChoose={choose}
          onClose={() => setIsHelpOpen(false)}
        />
      )}
    </>
  );
}
