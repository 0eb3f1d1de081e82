import type { MouseEvent } from 'react';

/**
 * Forwards a click on a row to its `RowLink`, with the same modifier keys. The link isn't stretched over the row with
 * CSS, because the sticky first column would clip it and text could not be selected.
 */
export function openRowLink(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget, defaultPrevented, ctrlKey, metaKey, shiftKey } = event;
  if (defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return;
  if (target.closest('a, button, input, select, textarea, label') || window.getSelection()?.toString()) return;
  const link = target.closest('tr')?.querySelector('a[data-row-link]');
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
