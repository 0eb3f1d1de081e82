import { useEffect, useRef } from 'react';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import type { Question } from './confirm-context';

interface ConfirmDialogProps extends Question {
  open: boolean;
  /** Called once with the answer; closing it any other way is a no. */
  onAnswer: (yes: boolean) => void;
}

/** Asks once before what can't be undone. The focus starts on the harmless answer. */
export function ConfirmDialog({ title, text, confirmLabel, danger = false, open, onAnswer }: ConfirmDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      title={title}
      open={open}
      onOpenChange={(next) => !next && onAnswer(false)}
      footer={
        <>
          <FocusedButton onClick={() => onAnswer(false)} />
          <Button variant={danger ? 'danger' : 'solid'} onClick={() => onAnswer(true)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}

function FocusedButton({ onClick }: { onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} variant="outline" onClick={onClick}>
      Cancel
    </Button>
  );
}
