import { useQueryClient } from '@tanstack/react-query';
import { Ban, Check, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Advert, advertQueries, advertStateLabels, advertStateOf } from '@/entities/advert';
import { BanDialog, ReturnDialog, useApproveAdvert } from '@/features/change-advert-status';
import { isTransient } from '@/shared/api';
import type { ButtonLook } from '@/shared/ui/button';
import { notify } from '@/shared/ui/toaster';
import { nextInQueue, orderAfter } from './queue';
import type { QueueCommand } from './queue-keys';

/** Something that can be decided about an advert. */
export interface Decision {
  command: QueueCommand;
  label: string;
  /** The letter on its key. */
  letter: string;
  icon: ReactNode;
  variant: NonNullable<ButtonLook['variant']>;
  /** Shown in the colour of what stops an advert. */
  isSevere?: boolean;
  isRunning: boolean;
  run: () => void;
}

interface Review {
  /** The selected entry of the queue. */
  selected: Advert;
  /** The advert as it is shown; undefined while it isn't. What isn't seen isn't decided. */
  judged: Advert | undefined;
  items: readonly Advert[];
  /** Reads what waits now: a decision is made before the screen knows what it has changed. */
  readWaiting: () => readonly Advert[];
  /** Goes on after a decision, with undefined if nothing waits any more. */
  onNext: (id: number | undefined) => void;
}

/** An advert that is done, with the order that it had to be followed by. */
interface Done {
  id: number;
  order: readonly number[];
}

/**
 * What can be decided about the selected advert. After a decision, and also after a refusal because somebody else was
 * faster or the advert has changed, the next one is selected; a call that failed can be repeated.
 */
export function useDecisions({ selected, judged, items, readWaiting, onNext }: Review) {
  const underWay = useRef(new Set<number>());
  /** The version of the selected advert that was looked at. */
  const seen = useRef<Pick<Advert, 'id' | 'version'>>(undefined);
  /** The advert that a reason is asked for. */
  const [asked, setAsked] = useState<{ advert: Advert; for: 'ban' | 'return' }>();
  const [done, setDone] = useState<Done>();
  const queryClient = useQueryClient();
  // what is taken back waits again, and is looked at as it is now
  const { mutateAsync: approveAdvert, isPending } = useApproveAdvert(selected.id, (id) => {
    setDone(undefined);
    queryClient.removeQueries({ queryKey: advertQueries.detail(id).queryKey, type: 'inactive' });
    onNext(id);
  });

  const goOn = useEffectEvent(({ id, order }: Done) => {
    // whoever has gone on already stays where they are
    if (selected.id !== id) return;
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

  const leave = (advert: Advert) => setDone({ id: advert.id, order: orderAfter(items, advert.id) });

  /**
   * The advert to decide about. One that somebody else has decided is left with a word about it, and one that has changed
   * since it was opened is to be looked at once more.
   */
  const claim = (): Advert | undefined => {
    if (!judged || underWay.current.has(judged.id)) return undefined;
    const state = advertStateOf(judged);
    const isSeen = seen.current?.version === judged.version;
    if (state === 'moderate' && isSeen) return judged;
    if (state === 'moderate') {
      seen.current = judged;
      notify.warning(`${judged.name} has changed: look at it again before you decide`);
      return undefined;
    }
    notify.warning(`${judged.name} was decided meanwhile, status: ${advertStateLabels[state]}`);
    leave(judged);
    return undefined;
  };

  const ask = (reasonFor: 'ban' | 'return') => {
    const advert = claim();
    if (advert) setAsked({ advert, for: reasonFor });
  };

  const approve = () => {
    const advert = claim();
    if (!advert) return;
    underWay.current.add(advert.id);
    const end = () => {
      underWay.current.delete(advert.id);
      leave(advert);
    };
    approveAdvert({ advert, status: 'approved', version: advert.version }).then(end, (error: unknown) => {
      underWay.current.delete(advert.id);
      // asking again would be refused again
      if (!isTransient(error)) leave(advert);
    });
  };

  const decisions: Decision[] = [
    {
      command: 'approve',
      label: 'Approve',
      letter: 'A',
      icon: <Check aria-hidden />,
      variant: 'solid',
      isRunning: isPending,
      run: approve,
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
    {
      command: 'return',
      label: 'Return…',
      letter: 'R',
      icon: <Undo2 aria-hidden />,
      variant: 'outline',
      isRunning: false,
      run: () => ask('return'),
    },
  ];

  const close = () => setAsked(undefined);

  const dialog =
    asked &&
    (asked.for === 'ban' ? (
      <BanDialog
        advert={asked.advert}
        version={asked.advert.version}
        onDecided={(isBanned) => {
          if (isBanned) notify.success(`Advert ${asked.advert.name} banned`);
          leave(asked.advert);
        }}
        onClose={close}
      />
    ) : (
      <ReturnDialog advert={asked.advert} onDecided={() => leave(asked.advert)} onClose={close} />
    ));

  return {
    decisions,
    dialog,
    /** Whether the selected advert is being decided here, or has been. */
    isDeciding: isPending || asked !== undefined || done?.id === selected.id,
  };
}
