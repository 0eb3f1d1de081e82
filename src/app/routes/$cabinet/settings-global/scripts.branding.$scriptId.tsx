import { createFileRoute } from '@tanstack/react-router';
import { ScriptPage, scriptSearch } from '@/pages/settings-global/scripts';
import { entityId } from '../../../router/entity-id';
import { loadScript } from '../../../router/load-script';

export const Route = createFileRoute('/$cabinet/settings-global/scripts/branding/$scriptId')({
  staticData: { skeleton: 'detail' },
  params: { parse: ({ scriptId }) => ({ scriptId: entityId(scriptId) }) },
  validateSearch: scriptSearch,
  loader: (loading) => loadScript(loading, 'branding', loading.params.scriptId),
  component: BrandingScript,
});

function BrandingScript() {
  const { scriptId } = Route.useParams();
  const { version } = Route.useSearch();
  return <ScriptPage kind="branding" scriptId={scriptId} version={version} />;
}
