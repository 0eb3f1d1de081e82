/** Focuses the heading, or else the content, after the focused element was removed. */
export function focusContent(): void {
  if (document.activeElement !== document.body) return;
  const content = document.getElementById('content');
  const start = content?.querySelector<HTMLElement>('h1[tabindex]') ?? content;
  // keeps the scroll position that the router has restored
  start?.focus({ preventScroll: true });
}
