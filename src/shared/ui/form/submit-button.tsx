import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '@/shared/ui/button';

interface SubmitButtonProps {
  children: ReactNode;
  disabledReason?: string | undefined;
}

/** Submits the surrounding `Form`. Never disabled because something is invalid: pressing it tells what. */
export function SubmitButton({ children, disabledReason }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" loading={isSubmitting} disabledReason={disabledReason}>
      {children}
    </Button>
  );
}
