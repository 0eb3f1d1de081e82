import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FolderField } from '@/entities/folder';
import { useFolderKinds } from '@/entities/session';
import { SiteStateLabel, siteQueries } from '@/entities/site';
import { EditSiteForm } from '@/features/save-site';
import { PageHeader } from '@/shared/ui/page-header';

const route = getRouteApi('/$cabinet/sites/$siteId/edit');

/** Edits a site, then opens its page. */
export function EditSitePage() {
  const { cabinet, siteId } = route.useParams();
  const navigate = route.useNavigate();
  const { data: site } = useSuspenseQuery(siteQueries.detail(siteId));
  const inFolders = useFolderKinds().includes('site');
  return (
    <>
      <PageHeader title={`Edit ${site.name}`} badge={<SiteStateLabel site={site} />} />
      <EditSiteForm
        key={siteId}
        site={site}
        cabinet={cabinet}
        folder={inFolders && <FolderField name="folder_id" kind="site" />}
        onSaved={() => navigate({ to: '/$cabinet/sites/$siteId', params: { cabinet, siteId }, ignoreBlocker: true })}
      />
    </>
  );
}
