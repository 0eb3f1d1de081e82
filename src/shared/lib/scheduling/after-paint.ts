/** Falls back to a timeout in Safari, which has no idle callbacks. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 2000 });
  else setTimeout(callback);
}

/**
 * Runs a callback once the current render has been painted and the browser is idle. A frame is painted only after its
 * script has run, so this waits for a second frame, then for an idle moment. In a hidden tab, which has no frames, the
 * callback never runs.
 *
 * @returns cancels the callback
 */
export function afterPaint(callback: () => void): () => void {
  let isActive = true;
  const ifActive = (step: () => void) => () => {
    if (isActive) step();
  };
  const idle = ifActive(() => whenIdle(ifActive(callback)));
  requestAnimationFrame(ifActive(() => requestAnimationFrame(idle)));
  return () => {
    isActive = false;
  };
}
