import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { dictionaryQueries } from '@/entities/dictionary';
import { FolderField } from '@/entities/folder';
import { $depth, managesOthers, useFolderKinds } from '@/entities/session';
import { NewCampaignForm } from '@/features/save-campaign';
import { PageHeader } from '@/shared/ui/page-header';
import { ReachPanel, ReachWarning, TargetingEditor } from '@/widgets/targeting-editor';

const route = getRouteApi('/$cabinet/campaigns/new-campaign');

/** Creates a campaign, then opens its page, where adverts can be added. */
export function NewCampaignPage() {
  const { cabinet } = route.useParams();
  const { section } = route.useSearch();
  const navigate = route.useNavigate();
  const inFolders = useFolderKinds().includes('campaign');
  const currentFolder = useUnit($depth).campaign.at(-1);
  const { data: formats } = useSuspenseQuery(dictionaryQueries.formats());

  return (
    <>
      <PageHeader title="New campaign" />
      <NewCampaignForm
        key={cabinet}
        formats={formats}
        hasOwnerField={managesOthers(cabinet)}
        folder={inFolders && <FolderField name="folder_id" kind="campaign" />}
        folderId={inFolders ? (currentFolder ?? null) : null}
        section={section}
        audience={<TargetingEditor />}
        reach={(parts) => <ReachPanel {...parts} />}
        warnings={<ReachWarning />}
        onCreated={(campaignId) => navigate({ to: '/$cabinet/campaigns/$campaignId', params: { cabinet, campaignId } })}
      />
    </>
  );
}
