import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button, type ButtonLook } from '@/shared/ui/button';
import { LoadingIndicator } from '@/shared/ui/loading-indicator';
import type { EntranceStep } from './entrance-dialog';

// the forms bring their schemas and the dialog along: none of it is needed to read the page
const EntranceDialog = lazy(() => import('./entrance-dialog'));

interface EntranceButtonProps extends Pick<ButtonLook, 'variant'> {
  /** Where the dialog begins. */
  step?: EntranceStep;
  children: ReactNode;
}

/** Opens the dialog in which people sign in or ask for a new password. */
export function EntranceButton({ step = 'sign-in', variant = 'solid', children }: EntranceButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
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
