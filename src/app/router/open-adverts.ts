import { type Cabinet, managesOthers } from '@/entities/session';
import type { ListState } from '@/shared/lib/paging';
import { requireSize } from './require-size';

/**
 * Redirects to the user's preferred page size; returns whether the list of adverts is shown as the moderation queue.
 */
export function openAdverts({ cabinet }: { cabinet: Cabinet }, search: ListState & { status?: string }) {
  requireSize('all-adverts', search);
  return { isModerationQueue: managesOthers(cabinet) && search.status === 'moderate' };
}
