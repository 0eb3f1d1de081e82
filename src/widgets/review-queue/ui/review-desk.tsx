import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { styled } from '@/shared/theme';
import { ErrorState, type failureOf } from '@/shared/ui/error-state';
import { FormSkeleton } from '@/shared/ui/skeleton';
import { neighbourOf, type Queue } from '../model/queue';
import { placeOf, type QueueCommand, queueCommandOf } from '../model/queue-keys';
import type { Reviewed } from '../model/reviewed';
import { type Deciding, useDecisions } from '../model/use-decisions';
import { DecisionBar } from './decision-bar';
import { type EntryLook, WaitingList } from './waiting-list';

/** Takes the room that the page has, from edge to edge below the header. */
const Desk = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 0 auto',
    outline: 'none',
    mb: { base: '-8', md: '-12' },
    '& > :not(header)': { mx: { base: '-4', sm: '-6', md: '-8' } },
  },
});

const Columns = styled('div', {
  base: {
    display: { base: 'block', sm: 'grid' },
    flex: '1 0 auto',
    gridTemplateColumns: { sm: '15rem minmax(0, 1fr)', lg: '18.5rem minmax(0, 1fr) 18.5rem' },
    gridTemplateRows: { sm: 'auto 1fr', lg: 'auto' },
    borderTopWidth: 'hairline',
    '& > *': { minW: '0' },
  },
});

/** Stays in sight while what is beside it is scrolled, and scrolls by itself where it is long. */
const QueueColumn = styled('div', {
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

const ReviewedColumn = styled('section', { base: { px: { base: '4', sm: '6' }, pt: { sm: '5' } } });

const AsideColumn = styled('aside', {
  base: {
    px: { base: '4', sm: '6' },
    pt: { lg: '5' },
    pb: '6',
    borderInlineStartWidth: { lg: 'hairline' },
    gridColumn: { sm: '2', lg: '3' },
  },
});

/** What the frame of a queue knows about it. */
export interface DeskProps<Item extends Reviewed> {
  header: ReactElement;
  queue: Queue<Item> & { selected: Item };
  /** Reads what waits now: the queue on the screen may be older. */
  readWaiting: () => readonly Item[];
  /** The place of the selected entry, from 0. */
  place: number;
  total: number;
  more: { load: () => void; isLoading: boolean } | undefined;
  /** In milliseconds. */
  now: number;
  /** Selects an entry; undefined if nothing waits any more. */
  onSelect: (id: number | undefined) => void;
  onHelp: () => void;
  /** Whether single keys act. */
  hasShortcuts: boolean;
}

/** What has happened to the entry that is shown. */
export interface Shown {
  /** What somebody else has decided about it. */
  outcome: string | undefined;
  /** Whether it changes because it is decided here. */
  isDeciding: boolean;
}

interface ReviewDeskProps<Item extends Reviewed> extends DeskProps<Item>, Deciding<Item> {
  /** "advert" */
  noun: string;
  /** Something to know before the entry is looked at. */
  notice: ReactNode;
  lookOf: (item: Item) => EntryLook;
  /** The selected entry as the server has it now; undefined while it is not known. */
  judged: Item | undefined;
  failure: ReturnType<typeof failureOf>;
  /** Why nobody here may decide. */
  refusal?: string | undefined;
  /** Plays or pauses what is under review, where it can be played. */
  onPlay?: () => void;
  /** Beside it: what helps to decide. */
  aside: { label: string; content: ReactNode };
  /** Shows what is under review. */
  children: (shown: Shown) => ReactNode;
}

/** The queue, what is under review with what helps to decide about it, and what can be decided. */
export function ReviewDesk<Item extends Reviewed>(props: ReviewDeskProps<Item>) {
  const { header, notice, queue, place, total, more, now, onSelect, onHelp, hasShortcuts } = props;
  const { noun, lookOf, judged, failure, refusal, onPlay, aside, children, outcomeOf } = props;
  const { items, selected } = queue;
  const area = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const { decisions, dialog, isDeciding } = useDecisions({ ...props, selected, items, onNext: onSelect });

  // the keys act where the focus is, and it goes on with the queue
  // biome-ignore lint/correctness/useExhaustiveDependencies: another selected entry has another link
  useEffect(() => {
    if (document.activeElement?.closest('input, textarea, select, [role=dialog], [role=alertdialog]')) return;
    link.current?.focus({ preventScroll: true });
    // the strip of a phone shows the neighbours on both sides
    link.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [selected.id]);

  const commands: Partial<Record<QueueCommand, () => void>> = {
    next: () => onSelect((neighbourOf(queue, 1) ?? selected).id),
    previous: () => onSelect((neighbourOf(queue, -1) ?? selected).id),
    help: onHelp,
    ...(onPlay && { play: onPlay }),
    ...(refusal === undefined && Object.fromEntries(decisions.map(({ command, run }) => [command, run]))),
  };

  const press = (event: KeyboardEvent) => {
    const { target, defaultPrevented, nativeEvent } = event;
    // a dialog is a child of this component and stands outside of its element
    if (defaultPrevented || !(target instanceof Element) || !area.current?.contains(target)) return;
    const command = nativeEvent.isComposing ? undefined : queueCommandOf(event, placeOf(target), hasShortcuts);
    const run = command && commands[command];
    if (!run) return;
    event.preventDefault();
    run();
  };

  const outcome = judged && !isDeciding ? outcomeOf(judged) : undefined;

  return (
    <Desk ref={area} tabIndex={-1} onKeyDown={press}>
      {header}
      <Columns>
        <QueueColumn>
          <WaitingList
            items={items}
            selected={selected}
            lookOf={lookOf}
            outcome={outcome}
            now={now}
            more={more}
            ref={link}
          />
        </QueueColumn>
        <ReviewedColumn aria-label={selected.name}>
          {notice}
          {failure ? <ErrorState {...failure} /> : judged ? children({ outcome, isDeciding }) : <FormSkeleton />}
        </ReviewedColumn>
        <AsideColumn aria-label={aside.label}>{aside.content}</AsideColumn>
      </Columns>
      <DecisionBar
        decisions={decisions}
        disabledReason={refusal ?? (judged ? undefined : `the ${noun} isn’t shown yet`)}
        hasShortcuts={hasShortcuts}
        position={place + 1}
        total={total}
      />
      {dialog}
    </Desk>
  );
}
