import { createFileRoute } from '@tanstack/react-router';
import { requireSection } from '../../../router/guards';

export const Route = createFileRoute('/$cabinet/campaigns')({
  staticData: { crumb: 'Campaigns' },
  beforeLoad: ({ params }) => requireSection(params.cabinet, 'campaigns'),
});
