import { useEffect, useState } from 'react';

/**
 * The text once typing has paused; an empty one at once. For a query's key: what is typed meanwhile asks nobody.
 *
 * @param pause in milliseconds
 */
export function usePausedText(text: string, pause = 200): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    if (text === paused) return;
    const timer = setTimeout(() => setPaused(text), text === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [text, paused, pause]);
  return paused;
}
