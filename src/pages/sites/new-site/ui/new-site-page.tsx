import { getRouteApi } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { FolderField } from '@/entities/folder';
import { $depth, managesOthers, useFolderKinds } from '@/entities/session';
import { userQueries } from '@/entities/user';
import { NewSiteForm } from '@/features/save-site';
import { useIsCurrentScreen } from '@/shared/lib/scheduling';
import { ComboboxField } from '@/shared/ui/combobox';
import { PageHeader } from '@/shared/ui/page-header';

const route = getRouteApi('/$cabinet/sites/new-site');

/** Creates a site, then opens its page, which shows the next steps. */
export function NewSitePage() {
  const { cabinet } = route.useParams();
  const navigate = route.useNavigate();
  const isCurrentScreen = useIsCurrentScreen();
  const inFolders = useFolderKinds().includes('site');
  const currentFolder = useUnit($depth).site.at(-1);
  return (
    <>
      <PageHeader title="New site" />
      <NewSiteForm
        folderId={inFolders ? (currentFolder ?? null) : undefined}
        owner={
          managesOthers(cabinet) && (
            <ComboboxField
              name="owner_id"
              label="Webmaster"
              required
              placeholder="Choose a webmaster"
              search={(text) => userQueries.found('webmaster', text)}
            />
          )
        }
        folder={inFolders && <FolderField name="folder_id" kind="site" />}
        onCreated={async ({ id }) => {
          if (isCurrentScreen())
            await navigate({ to: '/$cabinet/sites/$siteId', params: { cabinet, siteId: id }, ignoreBlocker: true });
        }}
      />
    </>
  );
}
