import { useEffectEvent, useLayoutEffect } from 'react';
import { isPressed, type Shortcut } from '@/shared/lib/shortcut';

/** Runs a callback on a keyboard shortcut, wherever the focus is, and prevents the browser's default action. */
export function useShortcut(shortcut: Shortcut, run: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || !isPressed(shortcut, event)) return;
    event.preventDefault();
    if (!event.repeat) run();
  });
  // a layout effect, so that the shortcut works as soon as the screen is painted
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
