import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '@/shared/ui/button';
import { keepFocusOnPress } from './keep-focus-on-press';

/** Submits the surrounding `Form`. Not disabled while the form is invalid, because submitting shows the errors. */
export function SubmitButton({ children }: { children: ReactNode }) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" loading={isSubmitting} {...keepFocusOnPress}>
      {children}
    </Button>
  );
}
