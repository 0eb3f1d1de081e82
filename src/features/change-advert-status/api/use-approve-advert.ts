import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import type { Advert } from '@/entities/advert';
import { $viewer } from '@/entities/session';
import { offerUndo } from '@/shared/ui/toaster';
import { changeAdvertStatus, type StatusChange } from './change-advert-status';
import { advertStatusScope, changeStatusKey, nobody, queriesOf } from './use-change-advert-status';

interface Approval extends Omit<StatusChange, 'ban'> {
  status: 'approved';
  advert: Pick<Advert, 'id' | 'campaignId' | 'status' | 'ban'>;
}

/**
 * Approves an advert; see `changeAdvertStatus`. The toast has Undo, which gives back the status that the advert had. By
 * then, another advert may be on the screen.
 *
 * @param onTakenBack called with the id of an advert whose approval was taken back while this component is mounted
 */
export function useApproveAdvert(advertId: number, onTakenBack?: (advertId: number) => void) {
  const viewer = useUnit($viewer) ?? nobody;
  const queryClient = useQueryClient();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const common = {
    invalidates: ({ advert }: Pick<Approval, 'advert'>) => queriesOf(advert),
    writtenAdverts: (saved: Advert) => [saved],
  };

  /** @param version of the approved advert: one that has changed since keeps its status */
  const takeBack = (advert: Approval['advert'], version: number) => {
    const { id, status, ban } = advert;
    // a hook's mutation would have the scope of the advert on the screen
    const mutation = queryClient.getMutationCache().build(queryClient, {
      scope: advertStatusScope(id),
      meta: { ...common, success: ({ name }: Advert) => `Advert ${name} changed back` },
      mutationFn: (_: Pick<Approval, 'advert'>) => changeAdvertStatus(id, { status, ban, version }, viewer),
      onSuccess: () => {
        if (isMounted.current) onTakenBack?.(id);
      },
    });
    // the client has shown a failure
    mutation.execute({ advert }).catch(() => {});
  };

  return useMutation({
    mutationKey: changeStatusKey(advertId),
    scope: advertStatusScope(advertId),
    meta: common,
    mutationFn: ({ advert, ...change }: Approval) => changeAdvertStatus(advert.id, change, viewer),
    onSuccess: ({ version }, { advert }) => offerUndo('advert approved', () => takeBack(advert, version)),
  });
}
