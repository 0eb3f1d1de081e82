import { createFileRoute } from '@tanstack/react-router';
import { userQueries } from '@/entities/user';
import { SettingsPage } from '@/pages/settings/settings';

export const Route = createFileRoute('/$cabinet/settings/')({
  staticData: { crumb: 'Settings' },
  loader: ({ context }) => context.queryClient.ensureQueryData(userQueries.me()),
  component: SettingsPage,
});
