import { createFileRoute } from '@tanstack/react-router';
import { requireSection } from '../../../router/guards';

export const Route = createFileRoute('/$cabinet/settings-global')({
  beforeLoad: ({ params }) => requireSection(params.cabinet, 'settings-global'),
});
