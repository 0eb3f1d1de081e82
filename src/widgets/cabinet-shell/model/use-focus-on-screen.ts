import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusContent } from '@/shared/ui/shell';

/** Whoever is led to another screen by a control that is gone with the one before reads on where the new one begins. */
export function useFocusOnScreen() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation }) => {
        // who has just come is where a browser begins
        if (fromLocation) focusContent();
      }),
    [router],
  );
}
