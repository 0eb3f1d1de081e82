import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button, type ButtonLook } from '@/shared/ui/button';
import { LoadingIndicator } from '@/shared/ui/loading-indicator';
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
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && (
        <Suspense fallback={<LoadingIndicator />}>
          <EntranceDialog step={step} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
