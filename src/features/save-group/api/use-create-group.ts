import { useMutation, useQueryClient } from '@tanstack/react-query';
import { folderQueries } from '@/entities/folder';
import { groupQueries, toGroup } from '@/entities/group';
import { createGroup, type GroupCreate } from '@/shared/api';
import { notify } from '@/shared/ui/toaster';

export function useCreateGroup() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { hasForm: true },
    mutationFn: async (values: GroupCreate) => toGroup(await createGroup(values)),
    onSuccess: ({ name }) => notify.success(`Group ${name} created`),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: groupQueries.lists() }),
        // the new group changes their counts
        queryClient.invalidateQueries(folderQueries.list('campaign')),
      ]),
  });
}
