import type { MouseEvent } from 'react';

/**
 * Delays blur for buttons below a field. The error that appears on blur would move the button between press and
 * release, and the click would be lost; so the blur happens after the click.
 */
export const keepFocusOnPress = {
  onMouseDown: (event: MouseEvent<HTMLElement>) => event.preventDefault(),
  onClick: ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
    // Enter in a field also triggers a click, but keeps the focus
    if (detail > 0) currentTarget.focus();
  },
};
