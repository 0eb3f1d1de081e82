import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/$cabinet/settings-global/formats')({
  staticData: { crumb: 'Formats' },
});
