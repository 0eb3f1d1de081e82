import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { groupQueries } from '@/entities/group';
import { ComboboxField } from '@/shared/ui/combobox';
import { ErrorState, failureOf } from '@/shared/ui/error-state';

interface GroupFieldProps {
  /** Whose groups there are to choose from; undefined is one's own. */
  ownerId: number | undefined;
  /** Why it can't be chosen yet. */
  disabledReason: string | undefined;
}

/** In which of its owner's groups a campaign is. Its group keeps its name until another is chosen. */
export function GroupField({ ownerId, disabledReason }: GroupFieldProps) {
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
      help="Found by its name"
      placeholder="No group"
      disabledReason={disabledReason}
      search={(text) => groupQueries.found(ownerId, text)}
      known={known}
    />
  );
}
