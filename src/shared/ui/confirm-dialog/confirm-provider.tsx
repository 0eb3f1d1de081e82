import { lazy, type ReactNode, useCallback, useState } from 'react';
import { LazyBoundary } from '@/shared/ui/lazy-boundary';
import { ConfirmContext, type OpenConfirm, type Question } from './confirm-context';

// lazy, to keep the dialog out of the entry chunk
const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog')).ConfirmDialog }));

interface PendingQuestion extends Question {
  answer: (yes: boolean) => void;
}

/** Renders the questions of `useConfirm`, one at a time: a new question answers the previous one with no. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<PendingQuestion | null>(null);
  const [open, setOpen] = useState(false);

  const ask = useCallback<OpenConfirm>(
    (question, withdrawn) =>
      new Promise((answer) => {
        setPending((earlier) => {
          earlier?.answer(false);
          return { ...question, answer };
        });
        setOpen(true);
        withdrawn?.addEventListener('abort', () => {
          answer(false);
          setPending((current) => (current?.answer === answer ? null : current));
        });
      }),
    [],
  );

  const settle = (yes: boolean) => {
    pending?.answer(yes);
    setOpen(false);
  };

  /** Answers no if the dialog can't be loaded. */
  const giveUp = () => {
    settle(false);
    setPending(null);
  };

  return (
    <ConfirmContext value={ask}>
      {children}
      {pending && (
        <LazyBoundary onLoadError={giveUp}>
          <ConfirmDialog {...pending} open={open} onAnswer={settle} />
        </LazyBoundary>
      )}
    </ConfirmContext>
  );
}
