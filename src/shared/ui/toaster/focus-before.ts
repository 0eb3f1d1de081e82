import type { FocusEvent } from 'react';
import { focusContent } from '@/shared/lib/browser-events';

/** What had the focus before the toasts took it. */
let before: HTMLElement | null = null;

/** Handles the focus that arrives in the toasts. */
export function rememberFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!currentTarget.contains(relatedTarget)) before = relatedTarget as HTMLElement | null;
}

/** Returns the focus of a button that disappears with its toast, or moves it to the heading if that place is gone. */
export function returnFocus(button: HTMLElement): void {
  // Safari does not focus what is clicked
  if (button !== document.activeElement) return;
  // browsers send no `blur` for a removed element
  button.blur();
  before?.focus();
  focusContent();
}
