import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { ComboboxField } from '@/shared/ui/combobox';
import { ErrorState, failureOf } from '@/shared/ui/error-state';
import { groupQueries } from '../api/group-queries';

interface GroupFieldProps {
  /** Whose groups there are to choose from; undefined is all that one may see. */
  ownerId: number | undefined;
  /** Why it can't be chosen yet. */
  disabledReason?: string | undefined;
  help?: string;
}

/** In which of its owner's groups a campaign is: the `group_id` of the surrounding form. Its group keeps its name until another is chosen. */
export function GroupField({ ownerId, disabledReason, help = 'Found by its name' }: GroupFieldProps) {
  const chosen: unknown = useWatch({ name: 'group_id' });
  const groupId = typeof chosen === 'number' ? chosen : null;
  const query = useQuery({ ...groupQueries.detail(groupId ?? 0), enabled: groupId !== null });
  const failure = groupId === null ? undefined : failureOf(query);
  if (failure) return <ErrorState {...failure} />;
  const known = groupId === null ? [] : [{ value: groupId, label: query.data?.name ?? 'Loading' }];
  return (
    <ComboboxField
      // another's groups are not to be seen among the former's
      key={ownerId}
      name="group_id"
      label="Group"
      help={help}
      placeholder="No group"
      disabledReason={disabledReason}
      search={(text) => groupQueries.found(ownerId, text)}
      known={known}
    />
  );
}
