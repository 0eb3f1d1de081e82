import { findCampaign } from '../../advertising/campaigns/campaign-queries.ts';
import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/db/database.ts';
import { readOutcomes } from './outcome-sums.ts';

export const outcomeHandlers = ({ db }: { db: Db }): Pick<Handlers, 'getCampaignRequests'> => ({
  async getCampaignRequests({ viewer, params: { campaignId } }) {
    await findCampaign(db, viewer, campaignId);
    const rows = await readOutcomes(db, campaignId);
    const total = (of: 'requests' | 'judged') => rows.reduce((sum, row) => sum + row[of], 0);
    return {
      status: 200,
      body: {
        total: total('requests'),
        won: rows.find(({ outcome }) => outcome === 'won')?.requests ?? 0,
        is_estimate: total('judged') < total('requests'),
        refusals: rows.flatMap(({ outcome, requests }) => (outcome === 'won' ? [] : { refusal: outcome, requests })),
      },
    };
  },
});
