import { useMutation } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { type Advert, advertQueries } from '@/entities/advert';
import { campaignQueries } from '@/entities/campaign';
import { $viewer } from '@/entities/session';
import { changeAdvertStatus, type StatusChange } from './change-advert-status';

/** The key of the mutation: other components watch it to see a pending change. */
export const changeStatusKey = (advertId: number) => ['advert', 'change-status', advertId] as const;

export const nobody = { supportPanels: [], isAdmin: false };

/** Changes of one advert run one after the other. */
export const advertStatusScope = (advertId: number) => ({ id: `advert-status-${advertId}` });

/** The queries that show an advert and its status. */
export const queriesOf = (advert: Pick<Advert, 'id' | 'campaignId'>) => [
  ...advertQueries.about(advert),
  campaignQueries.about(advert.campaignId),
];

/**
 * Moves an advert to another status; see `changeAdvertStatus`. Changes run one after the other, so that a start followed
 * at once by a stop ends in a stop.
 */
export function useChangeAdvertStatus(
  advert: Pick<Advert, 'id' | 'campaignId'>,
  { hasForm = false }: { hasForm?: boolean } = {},
) {
  const viewer = useUnit($viewer) ?? nobody;

  return useMutation({
    mutationKey: changeStatusKey(advert.id),
    scope: advertStatusScope(advert.id),
    meta: { hasForm, invalidates: queriesOf(advert), writtenAdverts: (saved: Advert) => [saved] },
    mutationFn: (change: StatusChange) => changeAdvertStatus(advert.id, change, viewer),
  });
}
