import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { ComboboxField } from '@/shared/ui/combobox';
import { ErrorState, failureOf } from '@/shared/ui/error-state';
import { groupQueries } from '../api/group-queries';
import { toGroupOptions } from './to-group-options';

interface GroupFieldProps {
  /** The owner whose groups are offered; undefined for all groups that the user may see. */
  ownerId: number | undefined;
  /** Why no group can be chosen yet. */
  disabledReason?: string | undefined;
  help?: string;
}

/**
 * Chooses a group of the campaign's owner: the `group_id` of the surrounding form. A chosen group keeps its name until
 * another one is chosen.
 */
export function GroupField({ ownerId, disabledReason, help }: GroupFieldProps) {
  const chosen: unknown = useWatch({ name: 'group_id' });
  const groupId = typeof chosen === 'number' ? chosen : null;
  const query = useQuery({ ...groupQueries.detail(groupId ?? 0), enabled: groupId !== null });
  const failure = groupId === null ? undefined : failureOf(query);
  if (failure) return <ErrorState {...failure} />;
  const known = groupId === null ? [] : [{ value: groupId, label: query.data?.name ?? 'Loading' }];
  return (
    <ComboboxField
      // resets the field, so that it does not keep the previous owner's groups
      key={ownerId}
      name="group_id"
      label="Group"
      help={help}
      placeholder="No group"
      disabledReason={disabledReason}
      search={(text) => ({ ...groupQueries.found(ownerId, text), select: toGroupOptions })}
      knownOptions={known}
    />
  );
}
