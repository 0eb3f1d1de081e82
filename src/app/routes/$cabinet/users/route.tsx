import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '@/pages/public/not-found';
import { requireSection } from '../../../router/guards';

export const Route = createFileRoute('/$cabinet/users')({
  staticData: { crumb: 'Users' },
  notFoundComponent: NotFoundPage,
  beforeLoad: ({ params }) => requireSection(params.cabinet, 'users'),
});
