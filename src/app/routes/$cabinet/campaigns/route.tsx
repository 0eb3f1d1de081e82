import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '@/pages/public/not-found';
import { requireSection } from '../../../router/guards';
import { keepZone } from '../../../router/keep-zone';

export const Route = createFileRoute('/$cabinet/campaigns')({
  staticData: { crumb: 'Campaigns' },
  notFoundComponent: NotFoundPage,
  search: keepZone,
  beforeLoad: ({ params }) => requireSection(params.cabinet, 'campaigns'),
});
