import { createFileRoute } from '@tanstack/react-router';
import { dictionaryQueries } from '@/entities/dictionary';
import { draftQueries, newCampaignForm } from '@/entities/draft';
import { managesOthers } from '@/entities/session';
import { userQueries } from '@/entities/user';
import { sectionSearch } from '@/features/save-campaign';
import { NewCampaignPage } from '@/pages/campaigns/new-campaign';
import { handOverQuery } from '../../../router/hand-over-query';
import { loadQuery, startQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/campaigns/new-campaign')({
  staticData: { skeleton: 'form' },
  validateSearch: sectionSearch,
  loader: (loading) => {
    const hasOwnerField = managesOthers(loading.params.cabinet);
    if (hasOwnerField) startQuery(loading, userQueries.advertisers());
    handOverQuery(loading, draftQueries.of(newCampaignForm));
    return Promise.all([
      loadQuery(loading, dictionaryQueries.formats()),
      // the initial bid is the minimum in the user's currency
      !hasOwnerField && loadQuery(loading, userQueries.me()),
    ]);
  },
  component: NewCampaignPage,
});
