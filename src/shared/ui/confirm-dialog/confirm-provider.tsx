import { lazy, type ReactNode, useCallback, useState } from 'react';
import { LatePart } from '@/shared/ui/late-part';
import { type Ask, ConfirmContext, type Question } from './confirm-context';

// the dialog is no part of the entry chunk: the first question fetches it
const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog')).ConfirmDialog }));

interface Asked extends Question {
  answer: (yes: boolean) => void;
}

/** Shows the question that `useConfirm` asks, one at a time: a new one answers the earlier with no. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);

  const ask = useCallback<Ask>(
    (question, withdrawn) =>
      new Promise((answer) => {
        setAsked((earlier) => {
          earlier?.answer(false);
          return { ...question, answer };
        });
        setOpen(true);
        withdrawn?.addEventListener('abort', () => {
          answer(false);
          setAsked((current) => (current?.answer === answer ? null : current));
        });
      }),
    [],
  );

  const settle = (yes: boolean) => {
    asked?.answer(yes);
    setOpen(false);
  };

  /** A dialog that can't be fetched is a no. */
  const giveUp = () => {
    settle(false);
    setAsked(null);
  };

  return (
    <ConfirmContext value={ask}>
      {children}
      {asked && (
        <LatePart onLost={giveUp}>
          <ConfirmDialog {...asked} open={open} onAnswer={settle} />
        </LatePart>
      )}
    </ConfirmContext>
  );
}
