import type { AdvertStatus } from '@/entities/advert';

const undone: Partial<Record<AdvertStatus, 'working' | 'stopped'>> = {
  working: 'working',
  stopped: 'stopped',
  // the same for its owner, who can't approve it
  approved: 'stopped',
};

/**
 * The status that takes back a start or a stop.
 * @returns null where there is none, as for an advert that waited for moderation, or where it has that status now
 */
export function undoStatus(before: AdvertStatus, now: 'working' | 'stopped'): 'working' | 'stopped' | null {
  const status = undone[before] ?? null;
  return status === now ? null : status;
}
