import { useMutation, useQueryClient } from '@tanstack/react-query';
import { campaignQueries } from '@/entities/campaign';
import { type Group, groupQueries, toGroup } from '@/entities/group';
import { type GroupUpdate, updateGroup } from '@/shared/api';
import { notify } from '@/shared/ui/toaster';

const toUpdate = ({ name, status, limits, startDate, endDate, version }: Group): GroupUpdate => ({
  name,
  status,
  ...limits,
  start_date: startDate,
  end_date: endDate,
  version,
});

/**
 * Saves the given fields of a group; the others are not changed.
 *
 * @param meta whether a form shows refusals
 */
export function useUpdateGroup(group: Group, meta?: { hasForm: boolean }) {
  const queryClient = useQueryClient();
  return useMutation({
    ...(meta && { meta }),
    mutationFn: async (change: Partial<Omit<GroupUpdate, 'version'>>) =>
      toGroup(await updateGroup(group.id, { ...toUpdate(group), ...change })),
    onSuccess: ({ name }, { status }) =>
      notify.success(`Group ${name} ${status === 'deleted' ? 'removed' : 'updated'}`),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: groupQueries.all() }),
        // the serving state of campaigns depends on their group
        queryClient.invalidateQueries({ queryKey: campaignQueries.all() }),
      ]),
  });
}
