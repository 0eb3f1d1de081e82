import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

interface StepAnchorProps extends ComponentProps<'a'> {
  isCurrent: boolean;
}

/** The router would call the open one the current page. */
function StepAnchor({ isCurrent, children, ...props }: StepAnchorProps) {
  return (
    <a {...props} aria-current={isCurrent ? 'step' : undefined}>
      {children}
    </a>
  );
}

/** The way to one of the `Steps`. */
export const StepLink = createLink(StepAnchor);
