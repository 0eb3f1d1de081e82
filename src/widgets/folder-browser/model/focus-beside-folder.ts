import { focusBeside } from '@/shared/ui/form';

/**
 * Moves the focus on from a folder that is about to go to the one beside it, else to the view of everything; unless it
 * has moved on since somebody said yes.
 *
 * @param panel holds the folders, and above them the views of what is in none
 */
export function focusBesideFolder(panel: HTMLElement | null, folderId: number): void {
  const rows = [...(panel?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? [])];
  const row = rows.find(({ dataset }) => dataset.value === String(folderId));
  const focused = document.activeElement ?? document.body;
  const isThere = focused === document.body || row?.contains(focused) || focused.closest('[role=alertdialog]');
  if (row && isThere) focusBeside(row, rows, panel?.querySelector('button'));
}
