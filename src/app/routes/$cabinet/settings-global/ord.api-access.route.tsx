import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/$cabinet/settings-global/ord/api-access')({
  staticData: { crumb: 'API access' },
});
