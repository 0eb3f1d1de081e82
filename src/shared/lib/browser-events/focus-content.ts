/** Moves the focus to the heading or else the content, when the focused element is gone. */
export function focusContent(): void {
  if (document.activeElement !== document.body) return;
  const content = document.getElementById('content');
  const start = content?.querySelector<HTMLElement>('h1[tabindex]') ?? content;
  // the router has restored the scroll position
  start?.focus({ preventScroll: true });
}
