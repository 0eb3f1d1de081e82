import { Ban, Check, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isTransient } from '@/shared/api';
import type { ButtonAppearance } from '@/shared/ui/button';
import { notify } from '@/shared/ui/toaster';
import { nextInQueue, orderAfter } from './queue';
import type { QueueCommand } from './queue-keys';
import type { ReviewEntry } from './review-entry';

export interface Decision {
  command: QueueCommand;
  label: string;
  /** The letter of its keyboard shortcut. */
  letter: string;
  icon: ReactNode;
  variant: NonNullable<ButtonAppearance['variant']>;
  isSevere?: boolean;
  isRunning: boolean;
  run: () => void;
}

/** A decision whose reason is being entered. */
export interface ReasonPrompt<Item> {
  item: Item;
  for: 'ban' | 'return';
  /** Called when the decision is saved, or when it can no longer be made because the item has changed. */
  onDecided: () => void;
  onClose: () => void;
}

/** How entries of a kind are decided. */
export interface DecisionOptions<Item> {
  /** The decision that was made, in one word; undefined while the item waits. */
  outcomeOf: (item: Item) => string | undefined;
  /** Approves the version that was shown. */
  approve: (item: Item) => Promise<unknown>;
  isApproving: boolean;
  /** The dialog that asks for a reason and saves the decision. */
  reasonDialog: (prompt: ReasonPrompt<Item>) => ReactNode;
}

interface Review<Item> extends DecisionOptions<Item> {
  selected: Item;
  /** The entry as shown; undefined until it has loaded. Only what is shown can be decided. */
  underReview: Item | undefined;
  items: readonly Item[];
  /** Reads the current queue from the cache, which may be newer than the last render. */
  readWaiting: () => readonly Item[];
  /** Selects the next entry after a decision; undefined if the queue is empty. */
  onNext: (id: number | undefined) => void;
}

/** A decided entry, with the review order at that time. */
interface Done {
  id: number;
  order: readonly number[];
}

/**
 * The possible decisions about the selected entry. After a decision the next entry is selected, also if the server
 * refused it because somebody else decided first or the entry has changed. A failed call can be repeated.
 */
export function useDecisions<Item extends ReviewEntry>(review: Review<Item>) {
  const { selected, underReview, items, readWaiting, onNext, outcomeOf, approve, isApproving, reasonDialog } = review;
  const inProgress = useRef(new Set<number>());
  /** The version of the selected entry that the reviewer has seen. */
  const seen = useRef<Pick<Item, 'id' | 'version'>>(undefined);
  /** The entry whose reason is being entered. */
  const [prompt, setPrompt] = useState<{ item: Item; for: 'ban' | 'return' }>();
  const [done, setDone] = useState<Done>();
  // reset when another entry is selected, so that a decision that was undone can be made again
  if (done && done.id !== selected.id) setDone(undefined);

  const goOn = useEffectEvent(({ id, order }: Done) => {
    const next = nextInQueue(order, readWaiting());
    onNext(next);
    // the only entry in the queue is the same one again, which can be decided again
    if (next === id) setDone(undefined);
  });
  useEffect(() => {
    if (done) goOn(done);
  }, [done]);

  useEffect(() => {
    if (underReview && seen.current?.id !== underReview.id) seen.current = underReview;
  }, [underReview]);

  const leave = (item: Item) => setDone({ id: item.id, order: orderAfter(items, item.id) });

  /**
   * Returns the entry if it may be decided. If somebody else has decided it, shows a toast and selects the next one. If
   * it has changed since it was opened, the reviewer has to look at it again.
   */
  const claim = (): Item | undefined => {
    if (!underReview || inProgress.current.has(underReview.id)) return undefined;
    const outcome = outcomeOf(underReview);
    if (outcome !== undefined) {
      notify.warning(`${underReview.name} was decided meanwhile, status: ${outcome}`);
      leave(underReview);
      return undefined;
    }
    if (seen.current?.version === underReview.version) return underReview;
    seen.current = underReview;
    notify.warning(`${underReview.name} has changed: look at it again before you decide`);
    return undefined;
  };

  const ask = (reasonFor: 'ban' | 'return') => {
    const item = claim();
    if (item) setPrompt({ item, for: reasonFor });
  };

  const approveClaimed = () => {
    const item = claim();
    if (!item) return;
    inProgress.current.add(item.id);
    const end = () => {
      inProgress.current.delete(item.id);
      leave(item);
    };
    approve(item).then(end, (error: unknown) => {
      inProgress.current.delete(item.id);
      // a repetition would be refused again
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
    dialog:
      prompt && reasonDialog({ ...prompt, onDecided: () => leave(prompt.item), onClose: () => setPrompt(undefined) }),
    /** Whether the selected entry is being decided here, or has been. */
    isDeciding: isApproving || prompt !== undefined || done?.id === selected.id,
  };
}
