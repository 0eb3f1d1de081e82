import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** Marks elements that toasts must not cover: buttons at the bottom of a screen, footers, the Retry of a failure. */
const ACTIONS = '[data-part=actions]';

/** Pixels between a toast and a bar. */
const GAP = 8;

/**
 * How far toasts move up from the bottom of the window: just enough not to cover any of the bars.
 *
 * @param toasts their position before moving
 */
export function clearance(toasts: DOMRect, bars: readonly DOMRect[]): number {
  const beside = bars.filter((bar) => bar.height > 0 && bar.left < toasts.right && bar.right > toasts.left);
  const covers = (up: number) =>
    beside.some((bar) => bar.top - GAP < toasts.bottom - up && bar.bottom > toasts.top - up);
  const above = beside.map((bar) => toasts.bottom - bar.top + GAP).sort((one, other) => one - other);
  // if there is no room anywhere, they don't move
  return [0, ...above].find((up) => up >= 0 && up <= toasts.top && !covers(up)) ?? 0;
}

function moveClear(region: HTMLElement) {
  region.style.translate = '';
  const bars = Array.from(document.querySelectorAll(ACTIONS), (bar) => bar.getBoundingClientRect());
  const up = clearance(region.getBoundingClientRect(), bars);
  if (up > 0) region.style.translate = `0 ${-up}px`;
}

/** Keeps visible toasts clear of the bars, which can appear, disappear, stick, scroll and wrap. */
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
