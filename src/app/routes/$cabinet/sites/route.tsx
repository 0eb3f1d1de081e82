import { createFileRoute } from '@tanstack/react-router';
import { requireSection } from '../../../router/guards';

export const Route = createFileRoute('/$cabinet/sites')({
  staticData: { crumb: 'Sites' },
  beforeLoad: ({ params }) => requireSection(params.cabinet, 'sites'),
});
