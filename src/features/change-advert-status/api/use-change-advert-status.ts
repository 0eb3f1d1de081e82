import { refuseStatusChange } from '@preroll/rules/advert/advert-status';
import { useMutation } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import {
  type Advert,
  type AdvertStatus,
  advertQueries,
  advertStateLabels,
  advertStateOf,
  readAdvert,
  toAdvert,
  toAdvertUpdate,
} from '@/entities/advert';
import { campaignQueries } from '@/entities/campaign';
import { $viewer } from '@/entities/session';
import { updateAdvert } from '@/shared/api';

/** The key of the mutation: other components watch it to see a pending change. */
export const changeStatusKey = (advertId: number) => ['advert', 'change-status', advertId] as const;

export interface StatusChange {
  status: AdvertStatus;
  /** The reason for a ban, which is required with one. */
  ban?: string;
  /** The version that was judged: an advert that has another one by now keeps its status. */
  version?: number;
}

export const nobody = { supportPanels: [], isAdmin: false };

/** Changes of one advert run one after the other. */
export const advertStatusScope = (advertId: number) => ({ id: `advert-status-${advertId}` });

/**
 * Moves an advert to another status. A refusal by the rule or by the server rejects with the specification's text
 * (section 4). The rule is applied to the advert as the server has it now, not to the cached one. Changes run one after
 * the other, so that a start followed at once by a stop ends in a stop.
 */
export function useChangeAdvertStatus(
  { id, campaignId }: Pick<Advert, 'id' | 'campaignId'>,
  { hasForm = false }: { hasForm?: boolean } = {},
) {
  const viewer = useUnit($viewer) ?? nobody;

  return useMutation({
    mutationKey: changeStatusKey(id),
    scope: advertStatusScope(id),
    meta: {
      hasForm,
      invalidates: [...advertQueries.about({ id, campaignId }), campaignQueries.about(campaignId)],
      writtenAdverts: (saved: Advert) => [saved],
      success: (_saved: Advert, { status }: StatusChange) => (status === 'approved' ? 'advert approved' : undefined),
    },
    mutationFn: async (change: StatusChange) => {
      // a direct call, because a query is cancelled when the user leaves the page, and the change must go on
      const { advert } = await readAdvert(id);
      const refusal = refuseStatusChange(advert.status, change.status, viewer);
      if (refusal !== null) throw new Error(refusal.text);
      if (change.version !== undefined && change.version !== advert.version)
        throw new Error(`${advert.name} was changed meanwhile, status: ${advertStateLabels[advertStateOf(advert)]}`);

      const saved = toAdvert(await updateAdvert(id, toAdvertUpdate({ ...advert, ...change })));
      if (change.status === 'approved' && saved.status !== 'approved')
        throw new Error(`cannot approved advert, status: ${saved.status}`);
      return saved;
    },
  });
}
