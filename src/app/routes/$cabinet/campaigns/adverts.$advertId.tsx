import { createFileRoute } from '@tanstack/react-router';
import { advertQueries } from '@/entities/advert';
import { AdvertPage } from '@/pages/adverts/advert';
import { entityId } from '../../../router/entity-id';

export const Route = createFileRoute('/$cabinet/campaigns/adverts/$advertId')({
  params: { parse: ({ advertId }) => ({ advertId: entityId(advertId) }) },
  loader: async ({ context, params }) => {
    const { advert } = await context.queryClient.ensureQueryData(advertQueries.detail(params.advertId));
    return { crumb: advert.name };
  },
  component: AdvertPage,
});
