import type { MouseEvent } from 'react';

/**
 * For buttons below fields: a field tells what is wrong with it when it is left, which would move the button away between
 * press and release, and the click be lost. So it is left when the click is through.
 */
export const steadyPress = {
  onMouseDown: (event: MouseEvent<HTMLElement>) => event.preventDefault(),
  onClick: ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
    // Enter in a field clicks too, and stays there
    if (detail > 0) currentTarget.focus();
  },
};
