import { useCallback, useEffect, useRef } from 'react';

/** The `button` of a mouse event. */
const PRIMARY = 0;

/**
 * Returns a function that runs something at once or, while the pointer is pressed anywhere on the page, after the click.
 * A press takes the focus from a field before the release: an error that appeared in between would move what is below
 * it, so that the click would miss its target.
 */
export function useAfterPress(): (run: () => void) => void {
  /** What waits for the end of the press; null without one. */
  const waiting = useRef<(() => void)[] | null>(null);

  useEffect(() => {
    const begin = ({ button }: MouseEvent) => {
      // the others click nothing, and a context menu swallows their release
      if (button === PRIMARY) waiting.current ??= [];
    };
    const end = () => {
      // `click` follows `mouseup` within the same task
      setTimeout(() => {
        const runs = waiting.current ?? [];
        waiting.current = null;
        for (const run of runs) run();
      });
    };
    // capturing: a press that some component handles itself moves the focus too
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('mousedown', begin, { capture: true, signal });
    window.addEventListener('mouseup', ({ button }) => button === PRIMARY && end(), { capture: true, signal });
    // a drag, and a change to another window, end a press without `mouseup`
    window.addEventListener('dragend', end, { capture: true, signal });
    window.addEventListener('blur', end, { signal });
    return () => listening.abort();
  }, []);

  return useCallback((run) => (waiting.current ? void waiting.current.push(run) : run()), []);
}
