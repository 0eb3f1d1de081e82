import { createFileRoute } from '@tanstack/react-router';
import { userQueries } from '@/entities/user';
import { SettingsPage } from '@/pages/settings/settings';
import { loadQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/settings/')({
  staticData: { skeleton: 'sections' },
  loader: (loading) => loadQuery(loading, userQueries.account()),
  component: SettingsPage,
});
