import type { SupportPanel } from '@/shared/api';
import { type Cabinet, cabinets, landingOrder } from './cabinets';

/** Path of a cabinet's default section. */
export const cabinetHome = (cabinet: Cabinet) => `/${cabinet}/${cabinets[cabinet].defaultSection}`;

/** Where somebody with these panels begins after signing in (specification, section 2). */
export function landingPath(panels: readonly SupportPanel[]): string {
  const first = landingOrder.find((panel) => panels.includes(panel));
  if (first === undefined) return '/forbidden';
  return first === 'block' ? '/' : cabinetHome(first);
}
