import type { KeyboardEvent } from 'react';

/**
 * Key mapping for vertical plots. The library assumes a horizontal one: it treats "right" as "up" and ignores the
 * vertical arrows.
 */
const turned: Partial<Record<string, string>> = {
  ArrowDown: 'ArrowLeft',
  ArrowRight: 'ArrowLeft',
  ArrowUp: 'ArrowRight',
  ArrowLeft: 'ArrowRight',
};

const ours = new WeakSet<Event>();

/** Translates the arrow keys of a vertical plot for the library. Call it in the capture phase. */
export function turnArrows(event: KeyboardEvent): void {
  const key = turned[event.key];
  if (key === undefined || ours.has(event.nativeEvent)) return;
  event.preventDefault();
  event.stopPropagation();
  const instead = new globalThis.KeyboardEvent('keydown', { key, bubbles: true });
  ours.add(instead);
  event.target.dispatchEvent(instead);
}
