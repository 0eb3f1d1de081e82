import { useRef } from 'react';
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
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      role="alertdialog"
      title={title}
      open={open}
      initialFocus={() => cancel.current}
      onOpenChange={(next) => !next && onAnswer(false)}
      footer={
        <>
          <Button ref={cancel} variant="outline" onClick={() => onAnswer(false)}>
            Cancel
          </Button>
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
