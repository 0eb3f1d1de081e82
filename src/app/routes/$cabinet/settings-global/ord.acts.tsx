import { createFileRoute } from '@tanstack/react-router';
import { ActsPage } from '@/pages/settings-global/acts';

export const Route = createFileRoute('/$cabinet/settings-global/ord/acts')({
  staticData: { crumb: 'ORD acts', skeleton: 'list' },
  component: ActsPage,
});
