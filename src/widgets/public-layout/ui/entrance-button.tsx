import { lazy, type ReactNode, useState, useTransition } from 'react';
import { Button, type ButtonLook } from '@/shared/ui/button';
import type { EntranceStep } from './entrance-dialog';

// reading a public page needs neither the forms with their schemas nor the dialog
const EntranceDialog = lazy(() => import('./entrance-dialog'));

interface EntranceButtonProps extends Pick<ButtonLook, 'variant' | 'size'> {
  /** The dialog's first step. */
  step?: EntranceStep;
  children: ReactNode;
}

/** Opens the dialog for signing in and for recovering a password. */
export function EntranceButton({ step = 'sign-in', children, ...look }: EntranceButtonProps) {
  const [open, setOpen] = useState(false);
  // the page stays as it is while the dialog loads
  const [isLoading, startLoading] = useTransition();
  return (
    <>
      <Button {...look} loading={isLoading} onClick={() => startLoading(() => setOpen(true))}>
        {children}
      </Button>
      {open && <EntranceDialog step={step} onClose={() => setOpen(false)} />}
    </>
  );
}
