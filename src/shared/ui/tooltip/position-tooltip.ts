const gap = 6;
const edge = 8;

/** Positions a fixed element above its trigger (below if there is no room) or at its end, inside the window. */
export function positionTooltip(element: HTMLElement, trigger: Element, side: 'top' | 'end'): void {
  const anchor = trigger.getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const within = (value: number, size: number, limit: number) => Math.max(edge, Math.min(value, limit - size - edge));

  const above = anchor.top - height - gap;
  const top = side === 'end' ? anchor.top + (anchor.height - height) / 2 : above >= edge ? above : anchor.bottom + gap;
  const left = side === 'end' ? anchor.right + gap : anchor.left + (anchor.width - width) / 2;

  element.style.top = `${within(top, height, window.innerHeight)}px`;
  element.style.left = `${within(left, width, window.innerWidth)}px`;
}
