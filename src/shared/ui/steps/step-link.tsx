import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

interface StepAnchorProps extends ComponentProps<'a'> {
  isCurrent: boolean;
}

/** Sets `aria-current` itself, because the router would mark the open step as the current page. */
function StepAnchor({ isCurrent, children, ...props }: StepAnchorProps) {
  return (
    <a {...props} aria-current={isCurrent ? 'step' : undefined}>
      {children}
    </a>
  );
}

export const StepLink = createLink(StepAnchor);
