import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Button, type ButtonAppearance } from '@/shared/ui/button';
import { keepFocusOnPress } from './keep-focus-on-press';

interface SubmitButtonProps extends Pick<ButtonAppearance, 'variant'> {
  children: ReactNode;
}

/**
 * Submits the surrounding `Form`. It isn't disabled while the form is invalid, because submitting shows the errors. Use
 * `outline` if the page has several forms and none of them is its main purpose.
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
        // the second click of a double click would hit the button of the next step, which appears in the same place
        if (event.detail > 1) event.preventDefault();
        keepFocusOnPress.onClick(event);
      }}
    >
      {children}
    </Button>
  );
}
