/** Pixels; zoomed pages have rounding errors. */
const TOLERANCE = 1;

interface Edges {
  before: boolean;
  after: boolean;
}

/**
 * Reports on which sides a horizontally scrolling element has hidden content, now and on every change, until the
 * signal.
 */
export function watchEdges(element: HTMLElement, signal: AbortSignal, onChange: (edges: Edges) => void): void {
  const notify = () => {
    const { scrollLeft, scrollWidth, clientWidth } = element;
    onChange({ before: scrollLeft > TOLERANCE, after: scrollLeft + clientWidth < scrollWidth - TOLERANCE });
  };
  let frame = 0;
  const sizes = new ResizeObserver(() => {
    // deferred: resizing an observed element inside the callback makes browsers report a ResizeObserver loop error
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(notify);
  });
  // observes the content too: it grows with its text and when the font loads
  for (const observed of [element, ...element.children]) sizes.observe(observed);
  element.addEventListener('scroll', notify, { passive: true, signal });
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
  });
}
