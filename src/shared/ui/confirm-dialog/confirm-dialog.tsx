import { useRef } from 'react';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import type { Question } from './confirm-context';

interface ConfirmDialogProps extends Question {
  open: boolean;
  /** Called once with the answer; closing the dialog counts as no. */
  onAnswer: (yes: boolean) => void;
}

/** Asks for confirmation of an action that can't be undone. The focus starts on the declining button. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  cancelLabel = 'Cancel',
  danger = false,
  open,
  onAnswer,
}: ConfirmDialogProps) {
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
            {cancelLabel}
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
