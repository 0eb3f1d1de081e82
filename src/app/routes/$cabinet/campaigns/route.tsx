import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '@/pages/public/not-found';
import { keepZone, requireSection } from '../../../router/guards';

export const Route = createFileRoute('/$cabinet/campaigns')({
  staticData: { crumb: 'Campaigns' },
  notFoundComponent: NotFoundPage,
  search: keepZone,
  beforeLoad: ({ params }) => requireSection(params.cabinet, 'campaigns'),
});
