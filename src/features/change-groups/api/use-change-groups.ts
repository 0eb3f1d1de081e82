import { useMutation, useQueryClient } from '@tanstack/react-query';
import { campaignQueries } from '@/entities/campaign';
import { type Group, groupQueries } from '@/entities/group';
import { changeGroups, type GroupAction } from '@/shared/api';

interface Wanted {
  groups: readonly Pick<Group, 'id' | 'name'>[];
  action: GroupAction;
}

/** Does one thing to groups, in one call; what becomes of each is in the answer. */
export function useChangeGroups() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ groups, action }: Wanted) => {
      const { results } = await changeGroups({ ids: groups.map(({ id }) => id), action });
      return results;
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: groupQueries.all() }),
        // whether they serve may depend on their group
        queryClient.invalidateQueries({ queryKey: campaignQueries.all() }),
      ]),
  });
}
