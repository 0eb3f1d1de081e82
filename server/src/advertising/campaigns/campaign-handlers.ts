import type { FiguresDeps } from '../../events/figures/list-figures.ts';
import type { Notices } from '../../identity/notifications/notices.ts';
import { listChanges } from '../../platform/changes/list-changes.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/db/database.ts';
import { expectRow } from '../../platform/records/expect-row.ts';
import { toAdsTargeting } from '../targeting/targeting.ts';
import { describeCampaigns } from './campaign-body.ts';
import { type CampaignRow, findCampaign, findTargeting } from './campaign-queries.ts';
import { changeCampaigns } from './change-campaigns.ts';
import { createCampaign } from './create-campaign.ts';
import { listCampaignFigures, listCampaigns } from './list-campaigns.ts';
import { readStartSteps } from './start-steps.ts';
import { updateCampaign } from './update-campaign.ts';

type Operations =
  | 'listCampaigns'
  | 'createCampaign'
  | 'getCampaign'
  | 'updateCampaign'
  | 'changeCampaigns'
  | 'getCampaignTargeting'
  | 'listCampaignFigures'
  | 'getStartSteps'
  | 'listCampaignChanges';

export interface CampaignDeps {
  db: Db;
  notices: Notices;
}

export function campaignHandlers(deps: CampaignDeps & FiguresDeps): Pick<Handlers, Operations> {
  const { db } = deps;
  const describe = async (row: CampaignRow) => expectRow(await describeCampaigns(db, [row]));

  return {
    async listCampaigns(call) {
      return { status: 200, body: await listCampaigns(db, call) };
    },

    async createCampaign({ viewer, body }) {
      return { status: 201, body: await describe(await createCampaign(deps, viewer, body)) };
    },

    async getCampaign({ viewer, params }) {
      return { status: 200, body: await describe(await findCampaign(db, viewer, params.campaignId)) };
    },

    async updateCampaign({ viewer, params, body }) {
      return { status: 200, body: await describe(await updateCampaign(deps, viewer, params.campaignId, body)) };
    },

    async changeCampaigns({ viewer, body, request }) {
      return { status: 200, body: { results: await changeCampaigns(deps, viewer, body, request.log) } };
    },

    async listCampaignFigures(call) {
      return { status: 200, body: await listCampaignFigures(deps, call) };
    },

    async getStartSteps({ viewer }) {
      return { status: 200, body: await readStartSteps(db, viewer.user.id) };
    },

    async listCampaignChanges({ viewer, params: { campaignId: recordId }, query }) {
      await findCampaign(db, viewer, recordId);
      return { status: 200, body: await listChanges(db, { kind: 'campaign', recordId, page: query }) };
    },

    async getCampaignTargeting({ viewer, params: { campaignId } }) {
      return { status: 200, body: toAdsTargeting(campaignId, await findTargeting(db, viewer, campaignId)) };
    },
  };
}
