import { useEffect } from 'react';

/**
 * Gives the focus back to where it was when the component came, once the component goes and took the focus with it. A
 * dialog that is closed does so by itself; one that its owner takes away while it is open does not.
 */
export function useFocusBack() {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, []);
}
