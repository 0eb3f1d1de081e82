import { useEffectEvent, useLayoutEffect } from 'react';
import { isPressed, type Shortcut } from '@/shared/lib/shortcut';

/** Runs a callback on a shortcut, wherever the focus is, instead of the browser's default action. */
export function useShortcut(shortcut: Shortcut, run: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || !isPressed(shortcut, event)) return;
    event.preventDefault();
    if (!event.repeat) run();
  });
  // what is seen can be pressed: an effect would listen only some time after the paint
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
