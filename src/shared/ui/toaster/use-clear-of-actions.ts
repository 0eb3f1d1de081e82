import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** Marks the buttons at the lower edge of a screen, its foot, and the way out of a failure: toasts don't cover them. */
const ACTIONS = '[data-part=actions]';

/** In pixels, between a toast and a bar. */
const GAP = 8;

/**
 * How far toasts move up from the lower edge of the window: no further than they must to cover none of the bars.
 *
 * @param toasts where they are without moving
 */
export function clearance(toasts: DOMRect, bars: readonly DOMRect[]): number {
  const beside = bars.filter((bar) => bar.height > 0 && bar.left < toasts.right && bar.right > toasts.left);
  const covers = (up: number) =>
    beside.some((bar) => bar.top - GAP < toasts.bottom - up && bar.bottom > toasts.top - up);
  const above = beside.map((bar) => toasts.bottom - bar.top + GAP).sort((one, other) => one - other);
  // without room anywhere they stay
  return [0, ...above].find((up) => up >= 0 && up <= toasts.top && !covers(up)) ?? 0;
}

function moveClear(region: HTMLElement) {
  region.style.translate = '';
  const bars = Array.from(document.querySelectorAll(ACTIONS), (bar) => bar.getBoundingClientRect());
  const up = clearance(region.getBoundingClientRect(), bars);
  if (up > 0) region.style.translate = `0 ${-up}px`;
}

/** Keeps the toasts clear of the bars while any is shown: bars come, go, stick, scroll and wrap. */
export function useClearOfActions(region: RefObject<HTMLElement | null>, isShown: boolean) {
  useLayoutEffect(() => {
    if (isShown && region.current) moveClear(region.current);
  });

  useEffect(() => {
    const { current } = region;
    if (!current || !isShown) return;
    const move = () => moveClear(current);
    const changes = new MutationObserver(move);
    changes.observe(document.body, { childList: true, characterData: true, subtree: true });
    window.addEventListener('scroll', move, { capture: true, passive: true });
    window.addEventListener('resize', move);
    return () => {
      changes.disconnect();
      window.removeEventListener('scroll', move, { capture: true });
      window.removeEventListener('resize', move);
    };
  }, [region, isShown]);
}
