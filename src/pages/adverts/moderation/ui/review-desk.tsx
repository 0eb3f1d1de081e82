import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { type Advert, advertQueries, advertStateLabels, advertStateOf } from '@/entities/advert';
import type { Cabinet } from '@/entities/session';
import { ErrorState, failureOf } from '@/shared/ui/error-state';
import { FormSkeleton } from '@/shared/ui/skeleton';
import type { VideoPlayerHandle } from '@/shared/ui/video-player';
import { neighbourOf, type Queue } from '../model/queue';
import { placeOf, type QueueCommand, queueCommandOf } from '../model/queue-keys';
import { useDecisions } from '../model/use-decisions';
import { usePrefetch } from '../model/use-prefetch';
import { ChangesPanel } from './changes-panel';
import { DecisionBar } from './decision-bar';
import { ReviewedAdvert } from './reviewed-advert';
import { WaitingAdverts } from './waiting-adverts';

/** Takes the room that the page has, from edge to edge below the header. */
const Desk = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 0 auto',
    outline: 'none',
    mb: { base: '-8', md: '-12' },
    '& > :not(header)': { mx: { base: '-4', sm: '-6', md: '-8' } },
  },
});

const Columns = chakra('div', {
  base: {
    display: { base: 'block', sm: 'grid' },
    flex: '1 0 auto',
    gridTemplateColumns: { sm: '15rem minmax(0, 1fr)', lg: '18.5rem minmax(0, 1fr) 18.5rem' },
    gridTemplateRows: { sm: 'auto 1fr', lg: 'auto' },
    borderTopWidth: 'hairline',
    '& > *': { minW: '0' },
  },
});

/** Stays in sight while the advert beside it is scrolled, and scrolls by itself where it is long. */
const QueueColumn = chakra('div', {
  base: {
    gridRow: { sm: '1 / 3', lg: '1' },
    borderInlineEndWidth: { sm: 'hairline' },
    '& > *': {
      position: { sm: 'sticky' },
      top: { sm: '{sizes.topbar}', md: '0' },
      maxH: { sm: 'calc(100dvh - {sizes.topbar} - {sizes.15})', md: 'calc(100dvh - {sizes.15})' },
      overflowY: { sm: 'auto' },
    },
  },
});

const AdvertColumn = chakra('section', { base: { px: { base: '4', sm: '6' }, pt: { sm: '5' } } });

const ChangesColumn = chakra('aside', {
  base: {
    px: { base: '4', sm: '6' },
    pt: { lg: '5' },
    pb: '6',
    borderInlineStartWidth: { lg: 'hairline' },
    gridColumn: { sm: '2', lg: '3' },
  },
});

interface ReviewDeskProps {
  cabinet: Cabinet;
  header: ReactElement;
  /** Something to know before the advert is looked at. */
  notice: ReactNode;
  queue: Queue<Advert> & { selected: Advert };
  /** Reads what waits now: the queue on the screen may be older. */
  readWaiting: () => readonly Advert[];
  /** The place of the selected advert, from 0. */
  place: number;
  total: number;
  more: { load: () => void; isLoading: boolean } | undefined;
  /** In milliseconds. */
  now: number;
  /** Selects an advert; undefined if nothing waits any more. */
  onSelect: (id: number | undefined) => void;
  onHelp: () => void;
  /** Whether single keys act. */
  hasShortcuts: boolean;
}

/** The queue, the advert that is under review with what has changed about it, and what can be decided. */
export function ReviewDesk(props: ReviewDeskProps) {
  const { cabinet, header, notice, queue, readWaiting, place, total, more, now, onSelect, onHelp, hasShortcuts } =
    props;
  const { items, selected } = queue;
  const area = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const player = useRef<VideoPlayerHandle>(null);
  const detail = useQuery(advertQueries.detail(selected.id));
  const judged = detail.data?.advert;
  const failure = failureOf(detail);
  const { decisions, dialog, isDeciding } = useDecisions({ selected, judged, items, readWaiting, onNext: onSelect });
  usePrefetch(judged && neighbourOf(queue, 1));

  // the keys act where the focus is, and it goes on with the queue
  // biome-ignore lint/correctness/useExhaustiveDependencies: another selected advert has another link
  useEffect(() => {
    if (document.activeElement?.closest('input, textarea, select, [role=dialog], [role=alertdialog]')) return;
    link.current?.focus({ preventScroll: true });
    // the strip of a phone shows the neighbours on both sides
    link.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [selected.id]);

  const commands: Partial<Record<QueueCommand, () => void>> = {
    next: () => onSelect((neighbourOf(queue, 1) ?? selected).id),
    previous: () => onSelect((neighbourOf(queue, -1) ?? selected).id),
    play: () => player.current?.toggle(),
    help: onHelp,
    ...Object.fromEntries(decisions.map(({ command, run }) => [command, run])),
  };

  const press = (event: KeyboardEvent) => {
    const { target, defaultPrevented, nativeEvent } = event;
    // a dialog is a child of this component and stands outside of its element
    if (defaultPrevented || !(target instanceof Element) || !area.current?.contains(target)) return;
    const command = nativeEvent.isComposing ? undefined : queueCommandOf(event, placeOf(target), hasShortcuts);
    if (!command) return;
    event.preventDefault();
    commands[command]?.();
  };

  const state = judged && !isDeciding ? advertStateOf(judged) : 'moderate';
  const outcome = state === 'moderate' ? undefined : advertStateLabels[state];

  return (
    <Desk ref={area} tabIndex={-1} onKeyDown={press}>
      {header}
      <Columns>
        <QueueColumn>
          <WaitingAdverts
            cabinet={cabinet}
            adverts={items}
            selected={selected}
            outcome={outcome}
            now={now}
            more={more}
            ref={link}
          />
        </QueueColumn>
        <AdvertColumn aria-label={selected.name}>
          {notice}
          {failure ? (
            <ErrorState {...failure} />
          ) : detail.data ? (
            <ReviewedAdvert
              key={selected.id}
              cabinet={cabinet}
              advert={detail.data.advert}
              registration={detail.data.registration}
              now={now}
              player={player}
              outcome={outcome}
              isDeciding={isDeciding}
            />
          ) : (
            <FormSkeleton />
          )}
        </AdvertColumn>
        <ChangesColumn aria-label="Changes">{judged && <ChangesPanel key={judged.id} advert={judged} />}</ChangesColumn>
      </Columns>
      <DecisionBar
        decisions={decisions}
        disabledReason={judged ? undefined : 'the advert isn’t shown yet'}
        hasShortcuts={hasShortcuts}
        position={place + 1}
        total={total}
      />
      {dialog}
    </Desk>
  );
}
