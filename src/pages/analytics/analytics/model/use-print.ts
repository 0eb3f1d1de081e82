import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { analyticsQueries } from '@/entities/analytics';
import { isPressed } from '@/shared/lib/shortcut';

/** Longest wait, in milliseconds; after that, the page is printed without the missing parts. */
const TIMEOUT_MS = 15_000;

/** Polling interval, in milliseconds. */
const POLL_INTERVAL_MS = 100;

interface Print {
  /** Whether the page is being printed, so that parts outside the viewport load as well. */
  isPrinted: boolean;
  /** Whether printing still waits for these parts. */
  isPreparing: boolean;
}

/**
 * Prints on the keyboard shortcut, after all parts have loaded. Printing from the browser's menu can't be delayed, so
 * it omits parts that have never been in view.
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
      // a repeated keydown must not start a second print
      if (!event.repeat) setStage('preparing');
    };
    window.addEventListener('keydown', press, { signal });
    window.addEventListener('afterprint', end, { signal });
    return () => left.abort();
  }, []);
  const isPreparing = stage === 'preparing';
  // in an effect, so that all parts have rendered and sent their queries by now
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

/** Resolves once every chart has its data and is drawn, or after the longest wait. */
async function settled(queryClient: QueryClient, signal: AbortSignal): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  const isLoading = () =>
    queryClient.isFetching({ queryKey: analyticsQueries.all() }) > 0 ||
    // `aria-hidden` finds skeletons only: a tooltip has the role status, too
    document.querySelector('main figure [role=status] > [aria-hidden]') !== null;
  do await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  while (!signal.aborted && isLoading() && Date.now() < end);
}
