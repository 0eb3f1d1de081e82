import { whenIdle } from '@/shared/lib/scheduling';
import { queryClient } from '../providers/query-client';
import { router } from '../router/router';

/** The longest wait for the first screen, in milliseconds: a call can take minutes to fail. */
const PATIENCE = 5000;

/** Resolves when the first screen has been rendered with its data, or after the longest wait. */
export const firstScreen = (): Promise<void> =>
  new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      whenIdle(resolve);
    };
    let isRendered = false;
    const look = () => {
      if (isRendered && queryClient.isFetching() === 0) finish();
    };
    const timer = setTimeout(finish, PATIENCE);
    const stops = [
      router.subscribe('onRendered', () => {
        isRendered = true;
        look();
      }),
      queryClient.getQueryCache().subscribe(look),
    ];
  });
