import { parseZonedPeriodState } from '@preroll/rules/time/periods';
import { createFileRoute } from '@tanstack/react-router';
import { advertQueries } from '@/entities/advert';
import { campaignQueries } from '@/entities/campaign';
import { AdvertPage } from '@/pages/adverts/advert';
import { crumb } from '@/widgets/cabinet-shell';
import { entityId } from '../../../router/entity-id';
import { loadQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/campaigns/adverts/$advertId')({
  staticData: { skeleton: 'media' },
  params: { parse: ({ advertId }) => ({ advertId: entityId(advertId) }) },
  validateSearch: parseZonedPeriodState,
  loader: async (loading) => {
    const { params } = loading;
    const { campaignId } = (await loadQuery(loading, advertQueries.detail(params.advertId))).advert;
    const campaign = campaignQueries.detail(campaignId);
    await loadQuery(loading, campaign);
    return { crumbs: [crumb(campaign, ({ name }) => name, `/${params.cabinet}/campaigns/${campaignId}`)] };
  },
  component: AdvertPage,
});
