import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Button, type ButtonLook } from '@/shared/ui/button';
import { keepFocusOnPress } from './keep-focus-on-press';

interface SubmitButtonProps extends Pick<ButtonLook, 'variant'> {
  children: ReactNode;
}

/**
 * Submits the surrounding `Form`. Not disabled while the form is invalid, because submitting shows the errors. `outline`
 * for one of several forms on a page, none of which is what one came for.
 */
export function SubmitButton({ variant = 'solid', children }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return (
    <Button
      type="submit"
      variant={variant}
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
