import { lazy, type ReactNode, useState, useTransition } from 'react';
import { Button, type ButtonAppearance } from '@/shared/ui/button';
import type { EntranceStep } from './entrance-dialog';

// loaded on demand: visitors who only read need neither the dialog nor the forms with their schemas
const EntranceDialog = lazy(() => import('./entrance-dialog'));

interface EntranceButtonProps extends Pick<ButtonAppearance, 'variant' | 'size'> {
  step?: EntranceStep;
  children: ReactNode;
}

/** Opens the dialog for signing in and for recovering a password. */
export function EntranceButton({ step = 'sign-in', children, ...appearance }: EntranceButtonProps) {
  const [open, setOpen] = useState(false);
  // a transition keeps the page unchanged while the dialog loads
  const [isLoading, startLoading] = useTransition();
  return (
    <>
      <Button {...appearance} loading={isLoading} onClick={() => startLoading(() => setOpen(true))}>
        {children}
      </Button>
      {open && <EntranceDialog step={step} onClose={() => setOpen(false)} />}
    </>
  );
}
