import { createFileRoute } from '@tanstack/react-router';
import { advertQueries } from '@/entities/advert';
import { campaignQueries } from '@/entities/campaign';
import { AdvertPage } from '@/pages/adverts/advert';
import { crumb } from '@/widgets/cabinet-shell';
import { entityId } from '../../../router/entity-id';

export const Route = createFileRoute('/$cabinet/campaigns/adverts/$advertId')({
  params: { parse: ({ advertId }) => ({ advertId: entityId(advertId) }) },
  loader: async ({ context, params }) => {
    const detail = advertQueries.detail(params.advertId);
    const { campaignId } = (await context.queryClient.ensureQueryData(detail)).advert;
    const campaign = campaignQueries.detail(campaignId);
    await context.queryClient.ensureQueryData(campaign);
    const toCampaign = `/${params.cabinet}/campaigns/${campaignId}`;
    return { crumbs: [crumb(campaign, ({ name }) => name, toCampaign), crumb(detail, ({ advert }) => advert.name)] };
  },
  component: AdvertPage,
});
