import { useMutation } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import type { Advert } from '@/entities/advert';
import { $viewer } from '@/entities/session';
import { notifyWithUndo } from '@/shared/ui/toaster';
import { changeAdvertStatus, type StatusChange } from './change-advert-status';
import { advertStatusScope, changeStatusKey, nobody, queriesOf } from './use-change-advert-status';

interface Approval extends Omit<StatusChange, 'ban'> {
  status: 'approved';
  advert: Pick<Advert, 'id' | 'campaignId' | 'status' | 'ban'>;
}

interface TakenBack extends Pick<Approval, 'advert'> {
  /** The version after the approval: an advert that has changed since is left alone. */
  version: number;
}

/**
 * Approves an advert; see `changeAdvertStatus`. The toast offers Undo, which restores the earlier status. By then,
 * another advert may be on the screen.
 *
 * @param onTakenBack called with the id of the advert after Undo, if this component is still mounted
 */
export function useApproveAdvert(advertId: number, onTakenBack?: (advertId: number) => void) {
  const viewer = useUnit($viewer) ?? nobody;
  const common = {
    invalidates: ({ advert }: Pick<Approval, 'advert'>) => queriesOf(advert),
    writtenAdverts: (saved: Advert) => [saved],
  };

  const { mutate: takeBack } = useMutation({
    meta: { ...common, success: ({ name }: Advert) => `Approval of ${name} undone` },
    mutationFn: ({ advert: { id, status, ban }, version }: TakenBack) =>
      changeAdvertStatus(id, { status, ban, version }, viewer),
  });

  return useMutation({
    mutationKey: changeStatusKey(advertId),
    scope: advertStatusScope(advertId),
    meta: common,
    mutationFn: ({ advert, ...change }: Approval) => changeAdvertStatus(advert.id, change, viewer),
    onSuccess: ({ version }, { advert }) =>
      notifyWithUndo('advert approved', () =>
        takeBack({ advert, version }, { onSuccess: ({ id }) => onTakenBack?.(id) }),
      ),
  });
}
