import type { MouseEvent } from 'react';

/** A handler that ignores the second click of a double click, which comes before the button shows that it is busy. */
export const onFirstClick =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail <= 1) act();
  };
