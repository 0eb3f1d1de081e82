import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** Milliseconds for which the controls stay after the pointer has come to rest. */
const REST = 3000;

/**
 * Whether a pointer asks for the controls: a mouse that moves over the player, or a finger that has tapped on it.
 * `handlers` belong to the player, `isTap` tells whether the last press was a finger's.
 */
export function usePointed() {
  const [isPointed, setIsPointed] = useState(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTouch = useRef(false);

  useEffect(() => () => clearTimeout(rest.current), []);

  const point = () => {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => setIsPointed(false), REST);
    setIsPointed(true);
  };

  const handlers = {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isTouch.current = pointerType === 'touch';
      if (isPointed) point();
    },
    // a finger that scrolls the page over the player asks for nothing
    onPointerMove: ({ pointerType }: PointerEvent) => {
      if (isPointed || pointerType !== 'touch') point();
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') setIsPointed(false);
    },
  };

  return { isPointed, point, handlers, isTap: () => isTouch.current };
}
