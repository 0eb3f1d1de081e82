import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { analyticsQueries } from '@/entities/analytics';
import { isPressed } from '@/shared/lib/shortcut';

/** In milliseconds: what is not there by then is printed without. */
const LONGEST = 15_000;

/** Between two looks at whether everything is there, in milliseconds. */
const PAUSE = 100;

interface Print {
  /** Whether the page is being printed, so that parts that wait to be seen load as well. */
  isPrinted: boolean;
  /** Whether the dialog of the browser still waits for them. */
  isPreparing: boolean;
}

/**
 * Prints on the shortcut, once all parts are there. The browser's menu can't be made to wait: it prints without what was
 * not seen yet.
 */
export function usePrint(): Print {
  const queryClient = useQueryClient();
  const [stage, setStage] = useState<'preparing' | 'ready' | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const end = () => setStage(null);
    const press = (event: KeyboardEvent) => {
      if (!isPressed('Mod+P', event)) return;
      event.preventDefault();
      // while it is prepared, another press is the same print: there is one dialog
      if (!event.repeat) setStage('preparing');
    };
    window.addEventListener('keydown', press, { signal });
    window.addEventListener('afterprint', end, { signal });
    return () => left.abort();
  }, []);
  const isPreparing = stage === 'preparing';
  // an effect: by now the parts are rendered and have asked, which a slow machine does long after the press
  useEffect(() => {
    if (!isPreparing) return;
    const left = new AbortController();
    void settled(queryClient, left.signal).then(() => {
      if (left.signal.aborted) return;
      setStage('ready');
      window.print();
    });
    return () => left.abort();
  }, [isPreparing, queryClient]);
  return { isPrinted: stage !== null, isPreparing };
}

/** Resolves once every plot has its numbers and is drawn, or it takes too long. */
async function settled(queryClient: QueryClient, signal: AbortSignal): Promise<void> {
  const end = Date.now() + LONGEST;
  const isLoading = () =>
    queryClient.isFetching({ queryKey: analyticsQueries.all() }) > 0 ||
    // a tooltip is a status as well, without a skeleton
    document.querySelector('main figure [role=status] > [aria-hidden]') !== null;
  do await new Promise((resolve) => setTimeout(resolve, PAUSE));
  while (!signal.aborted && isLoading() && Date.now() < end);
}
