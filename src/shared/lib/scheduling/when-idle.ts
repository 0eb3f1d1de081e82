/** Calls back when nothing is urgent. Safari has no idle callbacks: a task stands in, behind what is queued already. */
export const whenIdle = (callback: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 2000 });
  else setTimeout(callback);
};
