import { get } from 'react-hook-form';
import { formatNumber } from '@/shared/lib/format';
import type { TagChoice } from '@/shared/ui/tags-field';

export interface VersionList {
  device: 'mobile' | 'tablet' | 'desktop';
  system: string;
  label: string;
}

const mobile = [
  { system: 'android', label: 'Android versions' },
  { system: 'iOS', label: 'iOS versions' },
];

/**
 * The systems that have versions, by device (specification, section 3). Each is shown below the list of its systems.
 */
export const versionLists = [
  { device: 'mobile', below: 'mobile_os', label: 'Mobile OS versions', systems: mobile },
  { device: 'tablet', below: 'tablet_os', label: 'Tablet OS versions', systems: mobile },
  {
    device: 'desktop',
    below: 'desktop_os',
    label: 'Desktop OS versions',
    systems: [
      { system: 'windows', label: 'Windows versions' },
      { system: 'macOS', label: 'macOS versions' },
    ],
  },
] as const;

export function versionOptions(known: object, { device, system }: VersionList): readonly TagChoice[] {
  const versions: unknown = get(known, [device, system].join('.'));
  return Array.isArray(versions) ? versions.map((version: string) => ({ value: version, label: version })) : [];
}

/** Summarizes the form's value: `3 versions, other systems too`. */
export function versionsSummary(value: unknown, device: VersionList['device']): string {
  const systems: unknown = get(value, device);
  if (typeof systems !== 'object' || systems === null) return 'Any';
  const count = Object.values(systems).flatMap((list: unknown) => (Array.isArray(list) ? list : [])).length;
  const other = 'other' in systems && systems.other === true;
  if (count === 0) return other ? 'Other systems only' : 'Any';
  return `${formatNumber(count)} ${count === 1 ? 'version' : 'versions'}${other ? ', other systems too' : ''}`;
}
