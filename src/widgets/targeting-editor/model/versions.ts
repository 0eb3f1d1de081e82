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

/** Which systems have versions, by device (specification, section 3). */
export const versionLists = [
  { device: 'mobile', label: 'System versions, phones', systems: mobile },
  { device: 'tablet', label: 'System versions, tablets', systems: mobile },
  {
    device: 'desktop',
    label: 'System versions, computers',
    systems: [
      { system: 'windows', label: 'Windows versions' },
      { system: 'macOS', label: 'macOS versions' },
    ],
  },
] as const;

/** What is offered of the versions that the dictionary knows. */
export function offeredVersions(known: object, { device, system }: VersionList): readonly TagChoice[] {
  const versions: unknown = get(known, [device, system].join('.'));
  return Array.isArray(versions) ? versions.map((version: string) => ({ value: version, label: version })) : [];
}

/** `3 versions, other systems too` of what the form holds. */
export function versionsSummary(value: unknown, device: VersionList['device']): string {
  const systems: unknown = get(value, device);
  if (typeof systems !== 'object' || systems === null) return 'Any';
  const count = Object.values(systems).flatMap((list: unknown) => (Array.isArray(list) ? list : [])).length;
  const other = 'other' in systems && systems.other === true;
  if (count === 0) return other ? 'Other systems only' : 'Any';
  return `${formatNumber(count)} ${count === 1 ? 'version' : 'versions'}${other ? ', other systems too' : ''}`;
}
