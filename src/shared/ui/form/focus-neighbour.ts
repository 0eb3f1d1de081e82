/**
 * Moves the focus from an element about to be removed to the next of its peers, else the previous one, else a fallback.
 * Otherwise the browser would move it to the top of the page.
 *
 * @param peers all elements of the kind in document order, including the removed one
 */
export function focusNeighbour(
  removed: Element,
  peers: Iterable<HTMLElement>,
  fallback: HTMLElement | null | undefined,
): void {
  const all = [...peers];
  const at = all.indexOf(removed as HTMLElement);
  (all[at + 1] ?? all[at - 1] ?? fallback)?.focus();
}
