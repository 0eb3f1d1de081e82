import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/$cabinet/settings-global/scripts/branding')({
  staticData: { crumb: 'Branding scripts' },
});
