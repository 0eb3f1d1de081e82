/** Where reading goes on when what had the focus is gone with the screen before: at the heading, else at the content. */
export function focusContent(): void {
  if (document.activeElement !== document.body) return;
  const content = document.getElementById('content');
  const start = content?.querySelector<HTMLElement>('h1[tabindex]') ?? content;
  // the router has scrolled to where the screen begins, or was left
  start?.focus({ preventScroll: true });
}
