import type { SupportPanel } from '@/shared/api';
import { type Cabinet, cabinets, isCabinet, landingOrder } from './cabinets';

export const cabinetHome = (cabinet: Cabinet) => `/${cabinet}/${cabinets[cabinet].defaultSection}`;

/** The first of the user's cabinets in landing order. */
export const firstCabinet = (panels: readonly SupportPanel[]): Cabinet | undefined =>
  landingOrder.filter(isCabinet).find((cabinet) => panels.includes(cabinet));

/** The path to which users with these cabinets are sent after signing in (specification, section 2). */
export function landingPath(panels: readonly SupportPanel[]): string {
  if (panels.includes('block')) return '/';
  const cabinet = firstCabinet(panels);
  return cabinet === undefined ? '/forbidden' : cabinetHome(cabinet);
}
