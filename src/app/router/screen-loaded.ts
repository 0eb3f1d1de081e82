import { whenIdle } from '@/shared/lib/scheduling';
import { queryClient } from '../providers/query-client';
import { router } from './router';

/** The longest wait for a screen, in milliseconds: a call can take minutes to fail. */
const PATIENCE = 5000;

/** Resolves when the next screen has been rendered with its data, or after the longest wait. */
export const screenLoaded = (): Promise<void> =>
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
