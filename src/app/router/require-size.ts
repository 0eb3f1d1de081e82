import { redirect } from '@tanstack/react-router';
import type { ListState } from '@/shared/lib/paging';
import { readPreferences } from '@/shared/lib/table-preferences';

/**
 * Leads to as many rows on a page as the person likes, where the address names neither page nor size. From then on the
 * address says it, so that loader, screen and links mean the same rows; one that names a page shows everybody the same.
 *
 * @param table what its preferences are stored under
 */
export function requireSize(table: string, { page, size }: ListState): void {
  const { pageSize } = readPreferences(table);
  if (page !== undefined || size !== undefined || pageSize === undefined) return;
  throw redirect({ to: '.', search: (state: object) => ({ ...state, size: pageSize }) });
}
