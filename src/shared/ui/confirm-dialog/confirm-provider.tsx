import { type ReactNode, useCallback, useState } from 'react';
import { ConfirmContext, type OpenConfirm, type Question } from './confirm-context';
import { ConfirmDialog } from './confirm-dialog';

interface PendingQuestion extends Question {
  answer: (yes: boolean) => void;
}

/** Renders the questions of `useConfirm`, one at a time: a new question declines the previous one. */
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

  return (
    <ConfirmContext value={ask}>
      {children}
      {pending && <ConfirmDialog {...pending} open={open} onAnswer={settle} />}
    </ConfirmContext>
  );
}
