import { createFileRoute } from '@tanstack/react-router';
import { requireSection } from '../../../router/guards';

export const Route = createFileRoute('/$cabinet/settings-global')({
  staticData: { crumb: 'Global settings' },
  beforeLoad: ({ params }) => requireSection(params.cabinet, 'settings-global'),
});
