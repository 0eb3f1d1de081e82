import { chakra } from '@chakra-ui/react/styled-system';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { formatTotal } from '@/shared/lib/format';
import { Button, ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { PageHeader } from '@/shared/ui/page-header';
import { ShortcutKeys } from '@/shared/ui/shortcut';
import { Loading, TableSkeleton } from '@/shared/ui/skeleton';
import { useCurrentMinute } from '../model/use-current-minute';
import { useQueue } from '../model/use-queue';
import { useShortcutChoice } from '../model/use-shortcut-choice';
import { waitingTime } from '../model/waiting-time';
import { LeftQueue } from './left-queue';
import { QueueKeysDialog } from './queue-keys-dialog';
import { ReviewDesk } from './review-desk';

const route = getRouteApi('/$cabinet/moderation');

const Summary = chakra('span', { base: { color: 'text.subtle', fontVariantNumeric: 'tabular-nums' } });

/** For those who have a keyboard; its hints for those who have room, too. */
const Keys = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    textStyle: 'caption',
    color: 'text.subtle',
    '& > span': { display: { base: 'none', lg: 'contents' } },
    '& button': { textStyle: 'caption' },
    '@media (hover: none) and (pointer: coarse)': { lgDown: { display: 'none' } },
  },
});

/** The adverts that wait for review, one after the other. The URL carries the selected one. */
export function ModerationPage() {
  const { cabinet } = route.useParams();
  const { advert: wanted } = route.useSearch();
  const navigate = route.useNavigate();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const { hasShortcuts, choose } = useShortcutChoice();
  const now = useCurrentMinute();
  const { queue, left, oldest, failure, restart, ...desk } = useQueue(wanted);
  const { items = [], selected } = queue ?? {};

  const select = (id: number | undefined) => {
    if (id === undefined) restart();
    void navigate({ search: { advert: id }, replace: true });
  };

  const header = (
    <PageHeader
      title="Moderation"
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
                  next, previous
                  <ShortcutKeys keys={['Space']} />
                  play
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
          <ButtonLink
            variant="outline"
            to="/$cabinet/campaigns/adverts"
            params={{ cabinet }}
            search={{ status: 'moderate' }}
          >
            Open as list
          </ButtonLink>
        </>
      }
    />
  );

  const notice = left !== undefined && <LeftQueue cabinet={cabinet} advert={left} />;

  return (
    <>
      {selected ? (
        <ReviewDesk
          cabinet={cabinet}
          header={header}
          notice={notice}
          queue={{ items, selected }}
          now={now}
          onSelect={select}
          onHelp={() => setIsHelpOpen(true)}
          hasShortcuts={hasShortcuts}
          {...desk}
        />
      ) : (
        <>
          {header}
          {notice}
          {failure ? (
            <ErrorState {...failure} />
          ) : queue ? (
            <EmptyState title="Nothing to review">
              New adverts, and those that their owners have changed, wait here. They appear by themselves.
            </EmptyState>
          ) : (
            <Loading>
              <TableSkeleton />
            </Loading>
          )}
        </>
      )}
      {isHelpOpen && (
        <QueueKeysDialog hasShortcuts={hasShortcuts} onChoose={choose} onClose={() => setIsHelpOpen(false)} />
      )}
    </>
  );
}
