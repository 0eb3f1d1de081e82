import type { Realtime } from '../../platform/realtime/realtime.ts';
import type { ChangedAdvert } from './create-advert.ts';

/** Announces a committed change. */
export function announceAdvert(
  realtime: Pick<Realtime, 'advertChanged'>,
  { advert: { id, adsId, status, version }, ownerId }: ChangedAdvert,
): void {
  realtime.advertChanged({ id, adsId, ownerId, status, version });
}
