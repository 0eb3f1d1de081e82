import { CatchBoundary } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { type Ask, ConfirmContext, type Question } from './confirm-context';

// the dialog is no part of the entry chunk: the first question fetches it
const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog')).ConfirmDialog }));

const Nothing = () => null;

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

  return (
    <ConfirmContext value={ask}>
      {children}
      {asked && (
        // a dialog that can't be fetched is a no: it must not take the page along
        <CatchBoundary getResetKey={() => asked.title} errorComponent={Nothing} onCatch={() => settle(false)}>
          <Suspense>
            <ConfirmDialog {...asked} open={open} onAnswer={settle} />
          </Suspense>
        </CatchBoundary>
      )}
    </ConfirmContext>
  );
}
