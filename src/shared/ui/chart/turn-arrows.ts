import type { KeyboardEvent } from 'react';

/**
 * The library knows the arrows of a plot that goes from left to right. In one that goes down it would take "right" for
 * "up", and leaves the vertical arrows to the page.
 */
const turned: Partial<Record<string, string>> = {
  ArrowDown: 'ArrowLeft',
  ArrowRight: 'ArrowLeft',
  ArrowUp: 'ArrowRight',
  ArrowLeft: 'ArrowRight',
};

const ours = new WeakSet<Event>();

/** Gives a plot that goes down the arrow that it takes for the pressed one. To be called on the way down to it. */
export function turnArrows(event: KeyboardEvent): void {
  const key = turned[event.key];
  if (key === undefined || ours.has(event.nativeEvent)) return;
  event.preventDefault();
  event.stopPropagation();
  const instead = new globalThis.KeyboardEvent('keydown', { key, bubbles: true });
  ours.add(instead);
  event.target.dispatchEvent(instead);
}
