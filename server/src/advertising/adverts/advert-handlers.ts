import type { FiguresDeps } from '../../events/figures/list-figures.ts';
import type { Notices } from '../../identity/notifications/notices.ts';
import { listChanges } from '../../platform/changes/list-changes.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import { findCampaign } from '../campaigns/campaign-queries.ts';
import { toAdsTargeting } from '../targeting/targeting.ts';
import type { Transcoding } from '../transcoding/transcoding.ts';
import { toAdvertBody, toOrdAdvertBody } from './advert-body.ts';
import { findAdvert, listAdvertsOf } from './advert-queries.ts';
import { advertiserName } from './advertiser-name.ts';
import { announceAdvert } from './announce-advert.ts';
import { changeAdverts } from './change-adverts.ts';
import { copyAdvert } from './copy-advert.ts';
import { type ChangedAdvert, createAdvert } from './create-advert.ts';
import { listAdvertFigures, listAdverts } from './list-adverts.ts';
import { removeAdvert } from './remove-advert.ts';
import { reviewAdvert } from './review-advert.ts';
import { updateAdvert } from './update-advert.ts';

export interface AdvertDeps {
  db: Db;
  notices: Notices;
  transcoding: Pick<Transcoding, 'enqueue'>;
  realtime: Pick<Realtime, 'advertChanged'>;
}

type Operations =
  | 'listAdverts'
  | 'listAdvertsByCampaign'
  | 'listAdvertFigures'
  | 'getAdvert'
  | 'createAdvert'
  | 'updateAdvert'
  | 'removeAdvert'
  | 'changeAdverts'
  | 'copyAdvert'
  | 'reviewAdvert'
  | 'listAdvertChanges';

export function advertHandlers(deps: AdvertDeps & FiguresDeps): Pick<Handlers, Operations> {
  const { db, realtime } = deps;

  const announce = (changed: ChangedAdvert) => {
    announceAdvert(realtime, changed);
    return toAdvertBody(changed.advert);
  };

  return {
    async listAdverts(call) {
      const { rows, total, next, previous } = await listAdverts(db, call);
      return {
        status: 200,
        headers: {
          'X-Total-Count': total,
          ...(next !== null && { 'X-Next-Cursor': next }),
          ...(previous !== null && { 'X-Previous-Cursor': previous }),
        },
        body: rows.map(({ advert, campaignName, ownerName, currency }) => ({
          ...toAdvertBody(advert),
          ads_name: campaignName,
          owner_name: ownerName,
          currency,
        })),
      };
    },

    async listAdvertsByCampaign({ viewer, params: { campaignId } }) {
      await findCampaign(db, viewer, campaignId);
      return { status: 200, body: (await listAdvertsOf(db, campaignId)).map(toAdvertBody) };
    },

    async listAdvertFigures(call) {
      return { status: 200, body: await listAdvertFigures(deps, call) };
    },

    async getAdvert({ viewer, params: { advertId } }) {
      const { advert, ordAdvert, campaign, owner } = await findAdvert(db, viewer, advertId);
      const body = {
        advert: toAdvertBody(advert),
        advertiser: advertiserName(owner),
        ordAdvert: ordAdvert && toOrdAdvertBody(ordAdvert),
        ads: toAdsTargeting(campaign.id, campaign.targeting),
      };
      return { status: 200, body };
    },

    async createAdvert({ viewer, body }) {
      return { status: 201, body: announce(await createAdvert(deps, viewer, body)) };
    },

    async updateAdvert({ viewer, params: { advertId }, body }) {
      const { ignored, ...changed } = await updateAdvert(deps, viewer, advertId, body);
      const headers = ignored.length === 0 ? {} : { 'X-Ignored-Fields': ignored.join(', ') };
      return { status: 200, headers, body: announce(changed) };
    },

    async removeAdvert({ viewer, params: { advertId } }) {
      announce(await removeAdvert(db, viewer, advertId));
      return { status: 204, body: undefined };
    },

    async changeAdverts({ viewer, body, request }) {
      const { results, changed } = await changeAdverts(deps, viewer, body, request.log);
      for (const one of changed) announce(one);
      return { status: 200, body: { results } };
    },

    async copyAdvert({ viewer, params: { advertId }, body }) {
      return { status: 201, body: announce(await copyAdvert(deps, viewer, advertId, body.campaignId)) };
    },

    async reviewAdvert({ viewer, params: { advertId }, body }) {
      return { status: 200, body: announce(await reviewAdvert(deps, viewer, advertId, body)) };
    },

    async listAdvertChanges({ viewer, params: { advertId: recordId }, query }) {
      await findAdvert(db, viewer, recordId);
      return { status: 200, body: await listChanges(db, { kind: 'advert', recordId, page: query }) };
    },
  };
}
