import { useMutation } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { type Advert, advertQueries } from '@/entities/advert';
import { campaignQueries } from '@/entities/campaign';
import { $viewer } from '@/entities/session';
import { changeAdvertStatus, type StatusChange } from './change-advert-status';

/** The mutation key, with which other components observe a pending change. */
export const changeStatusKey = (advertId: number) => ['advert', 'change-status', advertId] as const;

export const nobody = { supportPanels: [], isAdmin: false };

/** Changes of the same advert run one after the other. */
export const advertStatusScope = (advertId: number) => ({ id: `advert-status-${advertId}` });

/** The queries that show an advert and its status. */
export const queriesOf = (advert: Pick<Advert, 'id' | 'campaignId'>) => [
  ...advertQueries.about(advert),
  campaignQueries.about(advert.campaignId),
];

/**
 * Changes the status of an advert; see `changeAdvertStatus`. Changes run one after the other, so that a start followed
 * immediately by a stop ends in a stop.
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
