/** Safari has no idle callbacks: a timeout replaces them there. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 2000 });
  else setTimeout(callback);
}

/**
 * Runs a callback once the current render has been painted and the browser is idle. A frame reaches the screen some
 * time after its script, so it waits for a second frame and then for an idle moment. A hidden tab has no frames and
 * never calls back.
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
