import { createFileRoute } from '@tanstack/react-router';
import { dictionaryQueries } from '@/entities/dictionary';
import { campaignForm, draftQueries } from '@/entities/draft';
import { editedCampaignQueries } from '@/features/save-campaign';
import { EditCampaignPage } from '@/pages/campaigns/edit-campaign';
import { handOverQuery } from '../../../../router/hand-over-query';
import { loadQuery } from '../../../../router/load-query';

export const Route = createFileRoute('/$cabinet/campaigns/$campaignId/edit')({
  staticData: { skeleton: 'sections' },
  loader: (loading) => {
    handOverQuery(loading, draftQueries.of(campaignForm(loading.params.campaignId)));
    return Promise.all([
      loadQuery(loading, dictionaryQueries.formats()),
      loadQuery(loading, editedCampaignQueries.detail(loading.params.campaignId)),
    ]);
  },
  component: EditCampaignPage,
});
