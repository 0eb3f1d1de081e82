import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** Milliseconds until the controls disappear after the pointer stops. */
const HIDE_AFTER_MS = 3000;

/**
 * Whether the pointer makes the controls appear: a mouse that moves over the player, or a tap. `handlers` are for the
 * player; `isTap` returns whether the last press was by touch.
 */
export function usePointerActivity() {
  const [isPointed, setIsPointed] = useState(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTouch = useRef(false);

  useEffect(() => () => clearTimeout(rest.current), []);

  const point = () => {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => setIsPointed(false), HIDE_AFTER_MS);
    setIsPointed(true);
  };

  const handlers = {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isTouch.current = pointerType === 'touch';
      if (isPointed) point();
    },
    // touch movements scroll the page and don't show the controls
    onPointerMove: ({ pointerType }: PointerEvent) => {
      if (isPointed || pointerType !== 'touch') point();
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') setIsPointed(false);
    },
  };

  return { isPointed, point, handlers, isTap: () => isTouch.current };
}
