import { useEffect } from 'react';

/**
 * Returns the focus to its previous place when the component unmounts with the focus inside. A dialog does so on close,
 * but not if its owner unmounts it while open.
 */
export function useFocusBack() {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, []);
}
