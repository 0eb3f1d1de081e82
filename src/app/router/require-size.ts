import { redirect } from '@tanstack/react-router';
import type { ListState } from '@/shared/lib/paging';
import { readPreferences } from '@/shared/lib/preferences';

/**
 * Redirects to the user's preferred page size if the URL has neither page nor size. With the size in the URL, the
 * loader, the screen and its links agree; a URL with a page shows everyone the same rows.
 *
 * @param table the key of the table's stored preferences
 */
export function requireSize(table: string, { page, size }: ListState): void {
  const { pageSize } = readPreferences(table);
  if (page !== undefined || size !== undefined || pageSize === undefined) return;
  throw redirect({ to: '.', search: (state: object) => ({ ...state, size: pageSize }) });
}
