import type { AdvertStatus } from '@/entities/advert';

const undone: Partial<Record<AdvertStatus, 'working' | 'stopped'>> = {
  working: 'working',
  stopped: 'stopped',
  // equivalent for the owner, who can't approve an advert
  approved: 'stopped',
};

/**
 * The status that undoes a start or a stop.
 * @returns null if there is none, as for an advert that waited for moderation, or if the advert already has that status
 */
export function undoStatus(before: AdvertStatus, now: 'working' | 'stopped'): 'working' | 'stopped' | null {
  const status = undone[before] ?? null;
  return status === now ? null : status;
}
