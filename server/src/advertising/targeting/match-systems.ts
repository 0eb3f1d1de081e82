import type { OsVersions } from '@preroll/rules/targeting/targeting-fields';
import type { AdRequest } from './ad-request.ts';
import { type compileSides, refusesNames, wordNames } from './match-entries.ts';

/** A list of systems only applies to its kind of device; other devices pass. */
export const refusesSystem = (
  sides: ReturnType<typeof compileSides>,
  kind: string,
  { device, os }: AdRequest,
): boolean => device === kind && refusesNames(sides, wordNames(os));

/** The names in requests of the systems with selectable versions. */
const names: Record<string, string> = { android: 'android', iOS: 'ios', windows: 'windows', macOS: 'macos' };

/**
 * The versions for a kind of device form one rule: if any version or "other" is selected, systems pass with a selected
 * version, and systems without selectable versions pass with "other". `17` matches 17.4 too.
 */
export function refusesVersion(versions: OsVersions, { device, os, osVersion }: AdRequest): boolean {
  if (device !== 'desktop' && device !== 'mobile' && device !== 'tablet') return false;
  const { other, ...lists } = versions[device];
  const systems = Object.entries(lists);
  if (!other && systems.every(([, list]) => list.length === 0)) return false;
  const own = systems.find(([system]) => names[system] === os?.toLowerCase());
  if (own === undefined) return !other;
  return !own[1].some((version) => osVersion === version || osVersion?.startsWith(`${version}.`));
}
