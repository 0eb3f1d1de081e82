import type { MouseEvent } from 'react';

/** Wraps a handler to ignore the second click of a double click, which arrives before the button shows as busy. */
export const ignoreDoubleClick =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail <= 1) act();
  };
