import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/$cabinet/settings-global/scripts/vpaid')({
  staticData: { crumb: 'VPAID scripts' },
});
