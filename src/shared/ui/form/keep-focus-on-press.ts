import type { MouseEvent } from 'react';

/**
 * Delays blur until after the click, for buttons below a field. An error that appeared on blur would move the button
 * between press and release, and the click would be lost.
 */
export const keepFocusOnPress = {
  onMouseDown: (event: MouseEvent<HTMLElement>) => event.preventDefault(),
  onClick: ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
    // Enter in a field also triggers a click, but must keep the focus
    if (detail > 0) currentTarget.focus();
  },
};
