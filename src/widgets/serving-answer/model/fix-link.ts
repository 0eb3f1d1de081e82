import type { LinkProps } from '@tanstack/react-router';
import type { Campaign, ServingFix } from '@/entities/campaign';
import { type Cabinet, managesOthers } from '@/entities/session';

/** The element id of the adverts on a campaign's page. */
export const ADVERTS = 'adverts';

type FixLink = Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'>;

export function fixLinkOf(
  to: ServingFix,
  cabinet: Cabinet,
  { id, ownerId, groupId }: Pick<Campaign, 'id' | 'ownerId' | 'groupId'>,
): FixLink {
  const params = { cabinet, campaignId: id };
  switch (to) {
    case 'adverts':
      return { to: '/$cabinet/campaigns/$campaignId', params, hash: ADVERTS };
    case 'new-advert':
      return { to: '/$cabinet/campaigns/$campaignId/new-advert', params };
    case 'payment':
      return {
        to: '/$cabinet/finances/new-paid',
        params: { cabinet },
        search: { client: managesOthers(cabinet) ? ownerId : undefined },
      };
    case 'group':
      return { to: '/$cabinet/campaigns/$groupId/group/edit', params: { cabinet, groupId: groupId ?? 0 } };
    default:
      return { to: '/$cabinet/campaigns/$campaignId/edit', params, hash: to };
  }
}
