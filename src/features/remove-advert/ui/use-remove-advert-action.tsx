import type { Advert } from '@/entities/advert';
import { useConfirm } from '@/shared/ui/confirm-dialog';
import { useRemoveAdvert } from '../api/use-remove-advert';

/** Asks once, removes the advert, and then goes on. */
export function useRemoveAdvertAction(onRemoved?: () => void) {
  const confirm = useConfirm();
  const { mutate } = useRemoveAdvert();

  return async (advert: Pick<Advert, 'id' | 'name'>) => {
    const sure = await confirm({
      title: `Remove ${advert.name}?`,
      text: 'It stops being shown and leaves every list.',
      confirmLabel: 'Remove',
      danger: true,
    });
    if (sure) mutate(advert, { onSuccess: onRemoved });
  };
}
