/**
 * Moves the focus on from a control that is about to go, which would drop it to the top of the page: to the one of its
 * kind that comes after it, else before it, else to what is named.
 *
 * @param peers all of its kind, in the order of the page, itself among them
 */
export function focusBeside(
  going: Element,
  peers: Iterable<HTMLElement>,
  otherwise: HTMLElement | null | undefined,
): void {
  const all = [...peers];
  const at = all.indexOf(going as HTMLElement);
  (all[at + 1] ?? all[at - 1] ?? otherwise)?.focus();
}
