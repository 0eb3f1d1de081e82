import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { analyticsQueries } from '@/entities/analytics';
import { isPressed } from '@/shared/lib/shortcut';

/** In milliseconds: what is not there by then is printed without. */
const LONGEST = 15_000;

/** Between two looks at whether everything is there, in milliseconds. */
const PAUSE = 100;

/**
 * Whether the page is being printed, so that parts that wait to be seen load as well. The shortcut waits for them. The
 * browser's menu can't be made to: it prints without what was not seen yet.
 */
export function usePrint(): boolean {
  const queryClient = useQueryClient();
  const [isPrinted, setIsPrinted] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const end = () => setIsPrinted(false);
    const press = (event: KeyboardEvent) => {
      if (!isPressed('Mod+P', event)) return;
      event.preventDefault();
      if (event.repeat) return;
      setIsPrinted(true);
      void settled(queryClient, signal).then(() => {
        if (!signal.aborted) window.print();
      });
    };
    window.addEventListener('keydown', press, { signal });
    window.addEventListener('afterprint', end, { signal });
    return () => left.abort();
  }, [queryClient]);
  return isPrinted;
}

/** Resolves once every plot has its numbers and is drawn, or it takes too long. */
async function settled(queryClient: QueryClient, signal: AbortSignal): Promise<void> {
  const end = Date.now() + LONGEST;
  const isLoading = () =>
    queryClient.isFetching({ queryKey: analyticsQueries.all() }) > 0 ||
    document.querySelector('main figure [role=status]') !== null;
  do await new Promise((resolve) => setTimeout(resolve, PAUSE));
  while (!signal.aborted && isLoading() && Date.now() < end);
}
