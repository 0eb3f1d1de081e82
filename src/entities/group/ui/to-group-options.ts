import type { ComboboxOption } from '@/shared/ui/combobox';
import type { Group } from '../model/group';

/** Options for groups. If they have several owners, each option names its owner. */
export function toGroupOptions(groups: readonly Group[]): readonly ComboboxOption<number>[] {
  const isMixed = new Set(groups.map(({ ownerId }) => ownerId)).size > 1;
  return groups.map(({ id, name, ownerName }) => ({
    value: id,
    label: name,
    ...(isMixed && { description: ownerName }),
  }));
}
