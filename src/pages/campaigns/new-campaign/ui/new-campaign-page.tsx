import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { dictionaryQueries } from '@/entities/dictionary';
import { FolderField } from '@/entities/folder';
import { $depth, looksAfterOthers, useFolderKinds } from '@/entities/session';
import { NewCampaignForm } from '@/features/save-campaign';
import { PageHeader } from '@/shared/ui/page-header';
import { ReachPanel, ReachWarning, TargetingEditor } from '@/widgets/targeting-editor';

const route = getRouteApi('/$cabinet/campaigns/new-campaign');

/** A new campaign, and then its dashboard, where its adverts are made. */
export function NewCampaignPage() {
  const { cabinet } = route.useParams();
  const { section } = route.useSearch();
  const navigate = route.useNavigate();
  const inFolders = useFolderKinds().includes('campaign');
  const here = useUnit($depth).campaign.at(-1);
  const { data: formats } = useSuspenseQuery(dictionaryQueries.formats());

  return (
    <>
      <PageHeader title="New campaign" />
      <NewCampaignForm
        key={cabinet}
        formats={formats}
        asksOwner={looksAfterOthers(cabinet)}
        folder={inFolders && <FolderField name="folder_id" kind="campaign" />}
        folderId={inFolders ? (here ?? null) : null}
        section={section}
        audience={<TargetingEditor />}
        reach={<ReachPanel />}
        warnings={<ReachWarning />}
        onCreated={(campaignId) => navigate({ to: '/$cabinet/campaigns/$campaignId', params: { cabinet, campaignId } })}
      />
    </>
  );
}
