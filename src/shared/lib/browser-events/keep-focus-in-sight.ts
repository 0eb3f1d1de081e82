/** Pixels between a bar and what was behind it: room for the focus ring. */
const GAP = 6;

/** Bars can be stacked: what comes out from behind the first may be behind the second. */
const MOST_BARS = 3;

type Edge = 'top' | 'bottom';

/**
 * Scrolls what the keyboard focuses out from behind the bars of the window, by the smallest distance (WCAG 2.4.11). Browsers scroll
 * to what is outside of the window and not to what is covered: `scroll-margin` doesn't change that, and `scroll-padding`
 * makes the page jump when a button within a bar is focused. As quick as the browser's own scrolling to the focus.
 *
 * @returns stops it
 */
export function keepFocusInSight(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isPressed = false;

  // the browser scrolls after it has told of the focus; a frame later everything is in place and nothing is painted yet
  const look = () => requestAnimationFrame(() => !isPressed && uncoverFocused());

  // nothing moves below a pointer that is down
  document.addEventListener('pointerdown', () => (isPressed = true), { signal, capture: true });
  for (const type of ['pointerup', 'pointercancel'])
    document.addEventListener(type, () => (isPressed = false), { signal, capture: true });
  document.addEventListener('focusin', look, { signal });
  // a native menu keeps the end of a press to itself
  document.addEventListener('keydown', () => (isPressed = false), { signal, capture: true });
  // a first change and a first selection open a bar; keys that nothing handles scroll the page, as is wished
  document.addEventListener('input', look, { signal });
  document.addEventListener('keydown', ({ defaultPrevented }) => defaultPrevented && look(), { signal });
  return () => listening.abort();
}

function uncoverFocused() {
  const focused = document.activeElement;
  // the heading of a new screen is focused where the router has restored the scroll position
  if (!focused?.matches(':focus-visible:not(h1)')) return;
  // the input of a checkbox or a radio button may be hidden: its label is what is seen
  const target = focused.closest('label') ?? focused;
  // never covered as a whole
  if (target.getBoundingClientRect().height > window.innerHeight / 2) return;
  uncover(target, 'bottom');
  uncover(target, 'top');
}

function uncover(target: Element, edge: Edge) {
  for (let count = 0; count < MOST_BARS; count += 1) {
    const bar = barOver(target, edge);
    if (!bar) return;
    const covered = overlap(target, bar, edge);
    const top = edge === 'bottom' ? covered + GAP : -covered - GAP;
    const scroller = scrollerOf(bar);
    scroller.scrollBy({ top, behavior: 'instant' });
    if (overlap(target, bar, edge) < covered) continue;
    // the target doesn't move, as one that sticks itself: the page would jump for nothing
    scroller.scrollBy({ top: -top, behavior: 'instant' });
    return;
  }
}

/** Pixels of the target that the bar covers at an edge. */
function overlap(target: Element, bar: Element, edge: Edge): number {
  const [box, cover] = [target.getBoundingClientRect(), bar.getBoundingClientRect()];
  return edge === 'bottom' ? box.bottom - cover.top : cover.bottom - box.top;
}

/** What stays at an edge and covers that edge of the target. What contains the target doesn't. */
function barOver(target: Element, edge: Edge): Element | undefined {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  if (bottom <= 0 || top >= innerHeight) return;
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = edge === 'bottom' ? Math.min(bottom, innerHeight) - 1 : Math.max(top, 0) + 1;
  // a toast may lie over the bar for a while
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
