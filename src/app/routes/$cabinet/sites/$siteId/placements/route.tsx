import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/$cabinet/sites/$siteId/placements')({
  staticData: { crumb: 'Placements' },
});
