import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusContent } from '@/shared/lib/browser-events';

/** Moves the focus to the content of a new screen if the control that led there is gone. */
export function useFocusOnScreen() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation }) => {
        // not on the first load, where the browser sets the focus
        if (fromLocation) focusContent();
      }),
    [router],
  );
}
