import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { styled } from '@/shared/theme';
import { ErrorState, type failureOf } from '@/shared/ui/error-state';
import { FormSkeleton } from '@/shared/ui/skeleton';
import { neighbourOf, type Queue } from '../model/queue';
import { keyPlaceOf, type QueueCommand, queueCommandOf } from '../model/queue-keys';
import type { ReviewEntry } from '../model/review-entry';
import { type DecisionOptions, useDecisions } from '../model/use-decisions';
import { DecisionBar } from './decision-bar';
import { type EntryPresentation, WaitingList } from './waiting-list';

/** Fills the page from edge to edge, below the header. */
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

/** Sticky, and scrolls by itself if it is long. */
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

/** The part of a review desk's props that the queue provides. */
export interface DeskProps<Item extends ReviewEntry> {
  header: ReactElement;
  queue: Queue<Item> & { selected: Item };
  /** Reads the current queue, which may be newer than the one on the screen. */
  readWaiting: () => readonly Item[];
  /** Index of the selected entry. */
  place: number;
  total: number;
  more: { load: () => void; isLoading: boolean } | undefined;
  now: number;
  /** Selects an entry; undefined if the queue is empty. */
  onSelect: (id: number | undefined) => void;
  onHelp: () => void;
  /** Whether keyboard shortcuts are on. */
  hasShortcuts: boolean;
}

/** Changes to the entry on the screen. */
export interface SelectedEntryState {
  /** The decision that somebody else has made. */
  outcome: string | undefined;
  /** Whether the entry is changing because it is being decided here. */
  isDeciding: boolean;
}

interface ReviewDeskProps<Item extends ReviewEntry> extends DeskProps<Item>, DecisionOptions<Item> {
  /** The singular noun of the entries: "advert". */
  noun: string;
  notice: ReactNode;
  presentationOf: (item: Item) => EntryPresentation;
  /** The selected entry in its current version; undefined until it has loaded. */
  underReview: Item | undefined;
  failure: ReturnType<typeof failureOf>;
  /** Why this user can't decide. */
  refusal?: string | undefined;
  /** Plays or pauses the entry, if it can be played. */
  onPlay?: () => void;
  /** Information that helps with the decision, next to the entry. */
  aside: { label: string; content: ReactNode };
  children: (shown: SelectedEntryState) => ReactNode;
}

/** The queue, the entry under review with supporting information, and the buttons for decisions. */
export function ReviewDesk<Item extends ReviewEntry>(props: ReviewDeskProps<Item>) {
  const { header, notice, queue, place, total, more, now, onSelect, onHelp, hasShortcuts } = props;
  const { noun, presentationOf, underReview, failure, refusal, onPlay, aside, children, outcomeOf } = props;
  const { items, selected } = queue;
  const area = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const { decisions, dialog, isDeciding } = useDecisions({ ...props, selected, items, onNext: onSelect });

  // the shortcuts work inside the desk, so the focus follows the selection
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link depends on the selected entry
  useEffect(() => {
    if (document.activeElement?.closest('input, textarea, select, [role=dialog], [role=alertdialog]')) return;
    link.current?.focus({ preventScroll: true });
    // on phones the strip shows the neighbours on both sides
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
    // a dialog is a React child of this component, but not inside its element
    if (defaultPrevented || !(target instanceof Element) || !area.current?.contains(target)) return;
    const command = nativeEvent.isComposing ? undefined : queueCommandOf(event, keyPlaceOf(target), hasShortcuts);
    const run = command && commands[command];
    if (!run) return;
    event.preventDefault();
    run();
  };

  const outcome = underReview && !isDeciding ? outcomeOf(underReview) : undefined;

  return (
    <Desk ref={area} tabIndex={-1} onKeyDown={press}>
      {header}
      <Columns>
        <QueueColumn>
          <WaitingList
            items={items}
            selected={selected}
            presentationOf={presentationOf}
            outcome={outcome}
            now={now}
            more={more}
            ref={link}
          />
        </QueueColumn>
        <ReviewedColumn aria-label={selected.name}>
          {notice}
          {failure ? <ErrorState {...failure} /> : underReview ? children({ outcome, isDeciding }) : <FormSkeleton />}
        </ReviewedColumn>
        <AsideColumn aria-label={aside.label}>{aside.content}</AsideColumn>
      </Columns>
      <DecisionBar
        decisions={decisions}
        disabledReason={refusal ?? (underReview ? undefined : `the ${noun} isn’t shown yet`)}
        hasShortcuts={hasShortcuts}
        position={place + 1}
        total={total}
      />
      {dialog}
    </Desk>
  );
}
