import { createFileRoute } from '@tanstack/react-router';
import { ScriptPage, scriptSearch } from '@/pages/settings-global/scripts';
import { entityId } from '../../../router/entity-id';
import { loadScript } from '../../../router/load-script';

export const Route = createFileRoute('/$cabinet/settings-global/scripts/vpaid/$scriptId')({
  staticData: { skeleton: 'detail' },
  params: { parse: ({ scriptId }) => ({ scriptId: entityId(scriptId) }) },
  validateSearch: scriptSearch,
  loader: (loading) => loadScript(loading, 'vpaid', loading.params.scriptId),
  component: VPAIDScript,
});

function VPAIDScript() {
  const { scriptId } = Route.useParams();
  const { version } = Route.useSearch();
  return <ScriptPage kind="vpaid" scriptId={scriptId} version={version} />;
}
