import { createFileRoute } from '@tanstack/react-router';
import { resolutionQueries } from '@/entities/resolution';
import { ResolutionsPage } from '@/pages/settings-global/resolutions';

export const Route = createFileRoute('/$cabinet/settings-global/resolution')({
  staticData: { crumb: 'Resolutions' },
  loader: ({ context }) => context.queryClient.ensureQueryData(resolutionQueries.list()),
  component: ResolutionsPage,
});
