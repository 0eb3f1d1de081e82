import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusContent } from '@/shared/lib/browser-events';

/** Moves the focus to the new screen's content when the control that led there has disappeared. */
export function useFocusOnScreen() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation }) => {
        // on the first load, the browser's own starting point is right
        if (fromLocation) focusContent();
      }),
    [router],
  );
}
