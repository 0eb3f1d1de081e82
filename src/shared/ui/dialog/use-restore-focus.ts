import { useEffect } from 'react';

/**
 * Restores the previous focus when the component unmounts with the focus inside. The dialog library does so on closing,
 * but not if the owner unmounts an open dialog.
 */
export function useRestoreFocus() {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, []);
}
