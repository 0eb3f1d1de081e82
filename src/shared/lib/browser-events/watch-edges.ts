/** Rounding errors of zoomed pages. */
const TOLERANCE = 1;

/** Whether there is more to scroll to at each side. */
interface Edges {
  before: boolean;
  after: boolean;
}

/** Tells at which sides of an element that scrolls sideways there is more, now and whenever that changes, until the signal. */
export function watchEdges(element: HTMLElement, signal: AbortSignal, onChange: (edges: Edges) => void): void {
  const tell = () => {
    const { scrollLeft, scrollWidth, clientWidth } = element;
    onChange({ before: scrollLeft > TOLERANCE, after: scrollLeft + clientWidth < scrollWidth - TOLERANCE });
  };
  let frame = 0;
  const sizes = new ResizeObserver(() => {
    // not in this one: what is told may resize what is observed, which browsers report as an error of the page
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(tell);
  });
  // of the content too: it grows with its text and when the font arrives
  for (const observed of [element, ...element.children]) sizes.observe(observed);
  element.addEventListener('scroll', tell, { passive: true, signal });
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
  });
}
