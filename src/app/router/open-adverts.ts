import { type Cabinet, managesOthers } from '@/entities/session';
import type { ListState } from '@/shared/lib/paging';
import { requireSize } from './require-size';

/** What the list of adverts begins with: the user's page size, and whether it is the queue of those who moderate. */
export function openAdverts({ cabinet }: { cabinet: Cabinet }, search: ListState & { status?: string }) {
  requireSize('all-adverts', search);
  return { isModerationQueue: managesOthers(cabinet) && search.status === 'moderate' };
}
