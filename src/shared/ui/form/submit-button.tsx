import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '@/shared/ui/button';
import { keepFocusOnPress } from './keep-focus-on-press';

/** Submits the surrounding `Form`. Not disabled while the form is invalid, because submitting shows the errors. */
export function SubmitButton({ children }: { children: ReactNode }) {
  const { isSubmitting } = useFormState();
  return (
    <Button
      type="submit"
      loading={isSubmitting}
      {...keepFocusOnPress}
      onClick={(event) => {
        // the second click of a double click would submit the next step, whose button takes the place of this one
        if (event.detail > 1) event.preventDefault();
        keepFocusOnPress.onClick(event);
      }}
    >
      {children}
    </Button>
  );
}
