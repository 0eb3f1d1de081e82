import { useCallback, useEffect, useRef } from 'react';

/** The value of `MouseEvent.button`. */
const PRIMARY = 0;

/**
 * Returns a function that runs a callback at once or, while the primary button is pressed anywhere on the page, after
 * the click. A press takes the focus from a field: an error that appeared before the release would move the elements
 * below, and the click would miss its target.
 */
export function useAfterPress(): (run: () => void) => void {
  /** Callbacks waiting for the end of the press; null while nothing is pressed. */
  const waiting = useRef<(() => void)[] | null>(null);

  useEffect(() => {
    const begin = ({ button }: MouseEvent) => {
      // other buttons don't click, and a context menu swallows their release
      if (button === PRIMARY) waiting.current ??= [];
    };
    const end = () => {
      // after `click`, which follows `mouseup` within the same task
      setTimeout(() => {
        const runs = waiting.current ?? [];
        waiting.current = null;
        for (const run of runs) run();
      });
    };
    // captures, because a press handled by a component moves the focus, too
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('mousedown', begin, { capture: true, signal });
    window.addEventListener('mouseup', ({ button }) => button === PRIMARY && end(), { capture: true, signal });
    // a drag or a switch to another window ends a press without `mouseup`
    window.addEventListener('dragend', end, { capture: true, signal });
    window.addEventListener('blur', end, { signal });
    return () => listening.abort();
  }, []);

  return useCallback((run) => (waiting.current ? void waiting.current.push(run) : run()), []);
}
