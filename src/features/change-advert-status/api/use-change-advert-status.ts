import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { type AdvertStatus, advertQueries, readAdvert, refuseStatusChange, toAdvertUpdate } from '@/entities/advert';
import { $viewer } from '@/entities/session';
import { updateAdvert } from '@/shared/api';
import { notify } from '@/shared/ui/toaster';

/** Key of the mutation, by which others see that a change is under way. */
export const changeStatusKey = (advertId: number) => ['advert', 'change-status', advertId] as const;

export interface StatusChange {
  status: AdvertStatus;
  /** Why it is banned; a ban needs it. */
  ban?: string;
}

const nobody = { supportPanels: [], isAdmin: false };

/**
 * Moves an advert to another status. A refusal, ours or the server's, rejects with the words of the specification
 * (section 4). What is decided on is the advert as the server has it now, not as this page has seen it, and one change
 * waits for the other: who starts and at once stops has stopped.
 */
export function useChangeAdvertStatus(advertId: number, meta?: { hasForm: boolean }) {
  const queryClient = useQueryClient();
  const viewer = useUnit($viewer) ?? nobody;

  return useMutation({
    ...(meta && { meta }),
    mutationKey: changeStatusKey(advertId),
    scope: { id: `advert-status-${advertId}` },
    mutationFn: async (change: StatusChange) => {
      // by a call of its own: the query's ends with the page, and who leaves has asked for the change all the same
      const { advert } = await readAdvert(advertId);
      const refusal = refuseStatusChange(advert, change.status, viewer);
      if (refusal !== null) throw new Error(refusal);

      const { status } = await updateAdvert(advertId, toAdvertUpdate({ ...advert, ...change }));
      if (change.status !== 'approved') return;
      if (status !== 'approved') throw new Error(`cannot approved advert, status: ${status}`);
      notify.success('advert approved');
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: advertQueries.all() }),
  });
}
