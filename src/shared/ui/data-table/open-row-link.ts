import type { MouseEvent } from 'react';

/**
 * A press on a row is a press on its `RowLink`, with the same keys held. Not done by stretching the link over the
 * row: the first column is sticky and would keep it, and text in a row could not be selected.
 */
export function openRowLink(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget, defaultPrevented, ctrlKey, metaKey, shiftKey } = event;
  if (defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return;
  if (target.closest('a, button, input, select, textarea, label') || window.getSelection()?.toString()) return;
  const link = target.closest('tr')?.querySelector('a[data-row-link]');
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
