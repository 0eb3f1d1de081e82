import { whenIdle } from '@/shared/lib/scheduling';
import { queryClient } from '../providers/query-client';
import { router } from '../router/router';

/** How long anything waits for the first screen at most, in milliseconds: a call may take minutes to fail. */
const PATIENCE = 5000;

const isComplete = () => router.stores.resolvedLocation.get() !== undefined && queryClient.isFetching() === 0;

/** Resolves when the first screen is there with all that it has asked for, or takes too long. */
export const firstScreen = (): Promise<void> =>
  new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      whenIdle(resolve);
    };
    const look = () => {
      if (isComplete()) finish();
    };
    const timer = setTimeout(finish, PATIENCE);
    const stops = [router.subscribe('onResolved', look), queryClient.getQueryCache().subscribe(look)];
  });
