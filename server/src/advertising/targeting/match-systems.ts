import type { OsVersions } from '@preroll/rules/targeting/targeting-fields';
import type { AdRequest } from './ad-request.ts';
import { type compileSides, refusesNames } from './match-entries.ts';
import type { PreparedRequest } from './prepared-request.ts';

/** A list of systems only applies to its kind of device; other devices pass. */
export const refusesSystem = (
  sides: ReturnType<typeof compileSides>,
  kind: string,
  { request, names }: PreparedRequest,
): boolean => request.device === kind && refusesNames(sides, names.os);

/** The names in requests of the systems with selectable versions. */
const systemNames: Record<string, string> = { android: 'android', iOS: 'ios', windows: 'windows', macOS: 'macos' };

/**
 * The versions for a kind of device form one rule: if any version or "other" is selected, systems pass with a selected
 * version, and systems without selectable versions pass with "other". `17` matches 17.4 too.
 */
export function refusesVersion(versions: OsVersions, { device, os, osVersion }: AdRequest): boolean {
  if (device !== 'desktop' && device !== 'mobile' && device !== 'tablet') return false;
  const { other, ...lists } = versions[device];
  if (!choosesOfDevice(versions[device])) return false;
  const own = Object.entries(lists).find(([system]) => systemNames[system] === os?.toLowerCase());
  if (own === undefined) return !other;
  return !own[1].some((version) => osVersion === version || osVersion?.startsWith(`${version}.`));
}

/** Whether any version or "other" is selected for any device. */
export const choosesVersions = (versions: OsVersions): boolean => Object.values(versions).some(choosesOfDevice);

const choosesOfDevice = ({ other, ...lists }: OsVersions[keyof OsVersions]) =>
  other || Object.values(lists).some((list) => list.length > 0);
