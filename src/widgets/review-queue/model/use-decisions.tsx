import { Ban, Check, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isTransient } from '@/shared/api';
import type { ButtonLook } from '@/shared/ui/button';
import { notify } from '@/shared/ui/toaster';
import { nextInQueue, orderAfter } from './queue';
import type { QueueCommand } from './queue-keys';
import type { Reviewed } from './reviewed';

/** Something that can be decided. */
export interface Decision {
  command: QueueCommand;
  label: string;
  /** The letter on its key. */
  letter: string;
  icon: ReactNode;
  variant: NonNullable<ButtonLook['variant']>;
  /** Shown in the colour of what stops something. */
  isSevere?: boolean;
  isRunning: boolean;
  run: () => void;
}

/** A decision that needs a reason. */
export interface AskedReason<Item> {
  item: Item;
  for: 'ban' | 'return';
  /** Called when it is saved, or when nobody can make it any more because the item has changed. */
  onDecided: () => void;
  onClose: () => void;
}

/** How something of a kind is decided. */
export interface Deciding<Item> {
  /** What has been decided, in a word; undefined while it waits. */
  outcomeOf: (item: Item) => string | undefined;
  /** Approves it as it was looked at. */
  approve: (item: Item) => Promise<unknown>;
  isApproving: boolean;
  /** Asks for a reason and decides. */
  reasonDialog: (asked: AskedReason<Item>) => ReactNode;
}

interface Review<Item> extends Deciding<Item> {
  /** The selected entry of the queue. */
  selected: Item;
  /** The entry as it is shown; undefined while it isn't. What isn't seen isn't decided. */
  judged: Item | undefined;
  items: readonly Item[];
  /** Reads what waits now: a decision is made before the screen knows what it has changed. */
  readWaiting: () => readonly Item[];
  /** Goes on after a decision, with undefined if nothing waits any more. */
  onNext: (id: number | undefined) => void;
}

/** An entry that is done, with the order that it had to be followed by. */
interface Done {
  id: number;
  order: readonly number[];
}

/**
 * What can be decided about the selected entry. After a decision, and also after a refusal because somebody else was
 * faster or the entry has changed, the next one is selected; a call that failed can be repeated.
 */
export function useDecisions<Item extends Reviewed>(review: Review<Item>) {
  const { selected, judged, items, readWaiting, onNext, outcomeOf, approve, isApproving, reasonDialog } = review;
  const underWay = useRef(new Set<number>());
  /** The version of the selected entry that was looked at. */
  const seen = useRef<Pick<Item, 'id' | 'version'>>(undefined);
  /** The entry that a reason is asked for. */
  const [asked, setAsked] = useState<{ item: Item; for: 'ban' | 'return' }>();
  const [done, setDone] = useState<Done>();
  // another one is looked at; what is taken back and waits again can be decided again
  if (done && done.id !== selected.id) setDone(undefined);

  const goOn = useEffectEvent(({ id, order }: Done) => {
    const next = nextInQueue(order, readWaiting());
    onNext(next);
    // it is all that waits, and may be decided again
    if (next === id) setDone(undefined);
  });
  useEffect(() => {
    if (done) goOn(done);
  }, [done]);

  useEffect(() => {
    if (judged && seen.current?.id !== judged.id) seen.current = judged;
  }, [judged]);

  const leave = (item: Item) => setDone({ id: item.id, order: orderAfter(items, item.id) });

  /**
   * The entry to decide about. One that somebody else has decided is left with a word about it, and one that has changed
   * since it was opened is to be looked at once more.
   */
  const claim = (): Item | undefined => {
    if (!judged || underWay.current.has(judged.id)) return undefined;
    const outcome = outcomeOf(judged);
    if (outcome !== undefined) {
      notify.warning(`${judged.name} was decided meanwhile, status: ${outcome}`);
      leave(judged);
      return undefined;
    }
    if (seen.current?.version === judged.version) return judged;
    seen.current = judged;
    notify.warning(`${judged.name} has changed: look at it again before you decide`);
    return undefined;
  };

  const ask = (reasonFor: 'ban' | 'return') => {
    const item = claim();
    if (item) setAsked({ item, for: reasonFor });
  };

  const approveClaimed = () => {
    const item = claim();
    if (!item) return;
    underWay.current.add(item.id);
    const end = () => {
      underWay.current.delete(item.id);
      leave(item);
    };
    approve(item).then(end, (error: unknown) => {
      underWay.current.delete(item.id);
      // asking again would be refused again
      if (!isTransient(error)) leave(item);
    });
  };

  const decisions: Decision[] = [
    {
      command: 'approve',
      label: 'Approve',
      letter: 'A',
      icon: <Check aria-hidden />,
      variant: 'solid',
      isRunning: isApproving,
      run: approveClaimed,
    },
    {
      command: 'return',
      label: 'Return…',
      letter: 'R',
      icon: <Undo2 aria-hidden />,
      variant: 'outline',
      isRunning: false,
      run: () => ask('return'),
    },
    {
      command: 'ban',
      label: 'Ban…',
      letter: 'B',
      icon: <Ban aria-hidden />,
      variant: 'outline',
      isSevere: true,
      isRunning: false,
      run: () => ask('ban'),
    },
  ];

  return {
    decisions,
    dialog: asked && reasonDialog({ ...asked, onDecided: () => leave(asked.item), onClose: () => setAsked(undefined) }),
    /** Whether the selected entry is being decided here, or has been. */
    isDeciding: isApproving || asked !== undefined || done?.id === selected.id,
  };
}
