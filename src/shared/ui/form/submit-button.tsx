import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '@/shared/ui/button';
import { steadyPress } from './steady-press';

/** Submits the surrounding `Form`. Never disabled because something is invalid: pressing it tells what. */
export function SubmitButton({ children }: { children: ReactNode }) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" loading={isSubmitting} {...steadyPress}>
      {children}
    </Button>
  );
}
