import { createFileRoute } from '@tanstack/react-router';
import { advertQueries } from '@/entities/advert';
import { campaignQueries } from '@/entities/campaign';
import { periodParams, recordPeriod } from '@/entities/metric';
import { figuresZone } from '@/entities/session';
import { CampaignPage, campaignPageSearch } from '@/pages/campaigns/campaign';
import { listSearch } from '@/shared/lib/search';
import { loadQuery, startQuery } from '../../../../router/load-query';

const listState = listSearch(['name', 'status', 'loading_status', 'duration', 'updated_at', 'spend']);

export const Route = createFileRoute('/$cabinet/campaigns/$campaignId/')({
  staticData: { skeleton: 'campaign' },
  validateSearch: (search: Record<string, unknown>) => ({ ...listState(search), ...campaignPageSearch(search) }),
  loaderDeps: ({ search: { dates, compare, zone } }) => ({ dates, compare, zone }),
  loader: async ({ params: { cabinet, campaignId }, deps, ...loading }) => {
    startQuery(loading, campaignQueries.requests(campaignId));
    startQuery(loading, advertQueries.byCampaign(campaignId));
    const { timezone } = await loadQuery(loading, campaignQueries.detail(campaignId));
    const period = periodParams(deps, recordPeriod, figuresZone(cabinet, timezone, deps.zone));
    startQuery(loading, advertQueries.campaignFigures(campaignId, period));
    await loadQuery(loading, advertQueries.byCampaign(campaignId));
  },
  component: CampaignPage,
});
