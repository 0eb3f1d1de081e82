import { createFileRoute } from '@tanstack/react-router';
import { scriptQueries } from '@/entities/script';
import { ScriptsPage } from '@/pages/settings-global/scripts';
import { loadQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/settings-global/scripts/branding/')({
  staticData: { skeleton: 'list' },
  loader: (loading) => loadQuery(loading, scriptQueries.list('branding')),
  component: BrandingScripts,
});

function BrandingScripts() {
  return <ScriptsPage kind="branding" />;
}
