import { useQueryClient } from '@tanstack/react-query';
import { type Advert, advertQueries } from '@/entities/advert';
import { useConfirm } from '@/shared/ui/confirm-dialog';
import { useRemoveAdvert } from '../api/use-remove-advert';

/** Asks once, removes the advert, goes on, and then forgets it: Back finds nothing to edit. */
export function useRemoveAdvertAction(onRemoved?: () => Promise<unknown>) {
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const { mutate } = useRemoveAdvert();

  return async (advert: Pick<Advert, 'id' | 'name'>) => {
    const sure = await confirm({
      title: `Remove ${advert.name}?`,
      text: 'It stops being shown and leaves every list.',
      confirmLabel: 'Remove',
      danger: true,
    });
    if (!sure) return;
    mutate(advert, {
      onSuccess: async () => {
        await onRemoved?.();
        queryClient.removeQueries(advertQueries.detail(advert.id));
      },
    });
  };
}
