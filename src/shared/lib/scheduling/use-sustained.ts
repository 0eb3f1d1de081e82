import { useEffect, useState } from 'react';

/** Whether a condition has been true without interruption for the given time. */
export function useSustained(isMet: boolean, milliseconds: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isMet) return;
    const timer = setTimeout(() => setHasLasted(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isMet, milliseconds]);
  return isMet && hasLasted;
}
