/** Runs a callback when the browser is idle. Safari has no idle callbacks, so a timeout replaces them there. */
export const whenIdle = (callback: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 2000 });
  else setTimeout(callback);
};
