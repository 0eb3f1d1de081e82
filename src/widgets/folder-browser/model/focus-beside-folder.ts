import { focusNeighbour } from '@/shared/ui/form';

/**
 * Moves the focus from a folder that is about to be removed to its neighbour, or to the view of all records if there is
 * none; not if the focus has moved since the confirmation.
 *
 * @param panel contains the folders and, above them, the views of all records and of those without a folder
 */
export function focusBesideFolder(panel: HTMLElement | null, folderId: number): void {
  const rows = [...(panel?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? [])];
  const row = rows.find(({ dataset }) => dataset.value === String(folderId));
  const focused = document.activeElement ?? document.body;
  const isFocusFree = focused === document.body || row?.contains(focused) || focused.closest('[role=alertdialog]');
  if (row && isFocusFree) focusNeighbour(row, rows, panel?.querySelector('button'));
}
