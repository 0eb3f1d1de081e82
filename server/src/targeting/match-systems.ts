import type { AdRequest } from './ad-request.ts';
import { type compileSides, refusesNames, wordNames } from './match-entries.ts';
import type { OsVersions } from './targeting-fields.ts';

/** A list of systems is about the devices of its kind; others pass. */
export const refusesSystem = (
  sides: ReturnType<typeof compileSides>,
  kind: string,
  { device, os }: AdRequest,
): boolean => device === kind && refusesNames(sides, wordNames(os));

/** What requests call the systems whose versions can be chosen. */
const names: Record<string, string> = { android: 'android', iOS: 'ios', windows: 'windows', macOS: 'macos' };

/**
 * The versions of a kind of device are one choice: where any is named, or "other" is, systems pass whose version is
 * named, and systems that can't be named pass with "other". `17` names 17.4 too.
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
