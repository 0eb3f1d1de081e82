import { createFileRoute } from '@tanstack/react-router';
import { scriptQueries } from '@/entities/script';
import { ScriptsPage } from '@/pages/settings-global/scripts';
import { loadQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/settings-global/scripts/vpaid/')({
  staticData: { skeleton: 'list' },
  loader: (loading) => loadQuery(loading, scriptQueries.list('vpaid')),
  component: VPAIDScripts,
});

function VPAIDScripts() {
  return <ScriptsPage kind="vpaid" />;
}
