import { createFileRoute } from '@tanstack/react-router';
import { campaignQueries } from '@/entities/campaign';
import { userQueries } from '@/entities/user';
import { SettingsPage } from '@/pages/settings/settings';
import { loadQuery, startQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/settings/')({
  staticData: { skeleton: 'sections' },
  loader: (loading) => {
    if (loading.params.cabinet === 'advertiser') startQuery(loading, campaignQueries.startSteps());
    return loadQuery(loading, userQueries.account());
  },
  component: SettingsPage,
});
