/** The width of a fade in px. */
const FADE = 40;

/** Rounding errors of zoomed pages. */
const TOLERANCE = 1;

/** Fades the edges of a row that scrolls sideways while it has more there, until the signal. */
export function fadeEdges(row: HTMLElement, signal: AbortSignal): void {
  const fade = () => {
    const { scrollLeft, scrollWidth, clientWidth, style } = row;
    const before = scrollLeft > TOLERANCE ? FADE : 0;
    const after = scrollLeft + clientWidth < scrollWidth - TOLERANCE ? FADE : 0;
    const black = `black ${before}px, black calc(100% - ${after}px)`;
    style.maskImage = before + after > 0 ? `linear-gradient(to right, transparent, ${black}, transparent)` : '';
  };
  // of the entries too: they grow with their text and when the font arrives
  const sizes = new ResizeObserver(fade);
  for (const observed of [row, ...row.children]) sizes.observe(observed);
  row.addEventListener('scroll', fade, { passive: true, signal });
  signal.addEventListener('abort', () => sizes.disconnect());
}
