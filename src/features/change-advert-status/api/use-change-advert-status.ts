import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { type Advert, type AdvertStatus, advertQueries, refuseStatusChange, toAdvertUpdate } from '@/entities/advert';
import { $viewer } from '@/entities/session';
import { updateAdvert } from '@/shared/api';
import { notify } from '@/shared/ui/toaster';

/** Key of the mutation, by which others see that a change is under way. */
export const changeStatusKey = (advertId: number) => ['advert', 'change-status', advertId] as const;

const nobody = { supportPanels: [], isAdmin: false };

/**
 * Moves an advert to another status. A refusal, ours or the server's, rejects with the words of the specification
 * (section 4); the list and the advert are asked for again either way, so that a stale page mends itself.
 */
export function useChangeAdvertStatus(advert: Advert) {
  const queryClient = useQueryClient();
  const viewer = useUnit($viewer) ?? nobody;

  return useMutation({
    mutationKey: changeStatusKey(advert.id),
    mutationFn: async (target: AdvertStatus) => {
      const refusal = refuseStatusChange(advert, target, viewer);
      if (refusal !== null) throw new Error(refusal);

      const { status } = await updateAdvert(advert.id, toAdvertUpdate({ ...advert, status: target }));
      if (target !== 'approved') return;
      if (status !== 'approved') throw new Error(`cannot approved advert, status: ${status}`);
      notify.success('advert approved');
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: advertQueries.all() }),
  });
}
