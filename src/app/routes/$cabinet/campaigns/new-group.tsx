import { createFileRoute } from '@tanstack/react-router';
import { NewGroupPage } from '@/pages/campaigns/new-group';

export const Route = createFileRoute('/$cabinet/campaigns/new-group')({
  staticData: { crumb: 'New group', skeleton: 'form' },
  component: NewGroupPage,
});
