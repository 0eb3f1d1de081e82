import type { SupportPanel } from '@/shared/api';
import { type Cabinet, cabinets, isCabinet, landingOrder } from './cabinets';

/** Path of a cabinet's default section. */
export const cabinetHome = (cabinet: Cabinet) => `/${cabinet}/${cabinets[cabinet].defaultSection}`;

/** The first of somebody's cabinets, in the order of landing. */
export const firstCabinet = (panels: readonly SupportPanel[]): Cabinet | undefined =>
  landingOrder.filter(isCabinet).find((cabinet) => panels.includes(cabinet));

/** Where somebody with these panels begins after signing in (specification, section 2). */
export function landingPath(panels: readonly SupportPanel[]): string {
  if (panels.includes('block')) return '/';
  const cabinet = firstCabinet(panels);
  return cabinet === undefined ? '/forbidden' : cabinetHome(cabinet);
}
