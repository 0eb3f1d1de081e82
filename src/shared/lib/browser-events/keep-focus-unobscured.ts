/** Pixels between a bar and the uncovered element, so that the focus ring fits. */
const GAP = 6;

/** Bars can be stacked: an element uncovered from one bar may still be behind the next. */
const MAX_BARS = 3;

type Edge = 'top' | 'bottom';

/**
 * Scrolls elements that receive keyboard focus out from behind sticky bars, by the smallest distance (WCAG 2.4.11).
 * Browsers scroll only to elements outside the window, not to covered ones. `scroll-margin` doesn't change that, and
 * `scroll-padding` makes the page jump when a button inside a bar is focused. The scroll is instant, as the browser's
 * own.
 *
 * @returns stops listening
 */
export function keepFocusUnobscured(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isPressed = false;

  // the browser scrolls after the focus event; in the next frame it has scrolled but not yet painted
  const scheduleUncover = () => requestAnimationFrame(() => !isPressed && uncoverFocused());

  // never scrolls while the pointer is down, so that its target doesn't move
  document.addEventListener('pointerdown', () => (isPressed = true), { signal, capture: true });
  for (const type of ['pointerup', 'pointercancel'])
    document.addEventListener(type, () => (isPressed = false), { signal, capture: true });
  document.addEventListener('focusin', scheduleUncover, { signal });
  // a native menu swallows the end of a press
  document.addEventListener('keydown', () => (isPressed = false), { signal, capture: true });
  // a first change or selection can open a bar; only handled keys count, because the others scroll the page themselves
  document.addEventListener('input', scheduleUncover, { signal });
  document.addEventListener('keydown', ({ defaultPrevented }) => defaultPrevented && scheduleUncover(), { signal });
  return () => listening.abort();
}

function uncoverFocused() {
  const focused = document.activeElement;
  // a new screen focuses its heading, where the router has restored the scroll position
  if (!focused?.matches(':focus-visible:not(h1)')) return;
  // the input of a checkbox or radio button may be hidden, so its label counts
  const target = focused.closest('label') ?? focused;
  // a bar can't cover an element this tall completely
  if (target.getBoundingClientRect().height > window.innerHeight / 2) return;
  uncover(target, 'bottom');
  uncover(target, 'top');
}

function uncover(target: Element, edge: Edge) {
  for (let count = 0; count < MAX_BARS; count += 1) {
    const bar = barOver(target, edge);
    if (!bar) return;
    const covered = overlap(target, bar, edge);
    const top = edge === 'bottom' ? covered + GAP : -covered - GAP;
    const scroller = scrollerOf(bar);
    scroller.scrollBy({ top, behavior: 'instant' });
    if (overlap(target, bar, edge) < covered) continue;
    // undo if the target didn't move because it is sticky itself
    scroller.scrollBy({ top: -top, behavior: 'instant' });
    return;
  }
}

/** Pixels of the target that the bar covers at an edge. */
function overlap(target: Element, bar: Element, edge: Edge): number {
  const [box, cover] = [target.getBoundingClientRect(), bar.getBoundingClientRect()];
  return edge === 'bottom' ? box.bottom - cover.top : cover.bottom - box.top;
}

/** The bar that covers an edge of the target, unless it contains the target. */
function barOver(target: Element, edge: Edge): Element | undefined {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  if (bottom <= 0 || top >= innerHeight) return;
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = edge === 'bottom' ? Math.min(bottom, innerHeight) - 1 : Math.max(top, 0) + 1;
  // a toast may temporarily lie over the bar
  for (const above of document.elementsFromPoint(x, y)) {
    if (above.contains(target) || target.contains(above)) return;
    const style = getComputedStyle(above);
    if (style.position === 'sticky' && style[edge] !== 'auto') return above;
    if (style.position === 'fixed' && edge === 'bottom' && above.matches('[data-part=actions]')) return above;
  }
  return;
}

function scrollerOf(bar: Element): Element {
  for (let outer = bar.parentElement; outer; outer = outer.parentElement)
    if (!['visible', 'clip'].includes(getComputedStyle(outer).overflowY)) return outer;
  return document.documentElement;
}
