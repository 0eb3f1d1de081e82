import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/$cabinet/settings-global/ord/sources')({
  staticData: { crumb: 'ORD sources' },
});
