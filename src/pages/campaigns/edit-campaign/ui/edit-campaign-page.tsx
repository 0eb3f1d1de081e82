import { useSuspenseQueries } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { dictionaryQueries } from '@/entities/dictionary';
import { FolderField } from '@/entities/folder';
import { managesOthers, useFolderKinds } from '@/entities/session';
import { EditCampaignForm, editedCampaignQueries } from '@/features/save-campaign';
import { PageHeader } from '@/shared/ui/page-header';
import { ReachPanel, TargetingEditor } from '@/widgets/targeting-editor';

const route = getRouteApi('/$cabinet/campaigns/$campaignId/edit');

export function EditCampaignPage() {
  const params = route.useParams();
  const navigate = route.useNavigate();
  const inFolders = useFolderKinds().includes('campaign');
  const [{ data: formats }, { data: campaign }] = useSuspenseQueries({
    queries: [dictionaryQueries.formats(), editedCampaignQueries.detail(params.campaignId)],
  });

  return (
    <>
      <PageHeader title={`Edit ${campaign.name}`} />
      <EditCampaignForm
        key={campaign.id}
        campaign={campaign}
        isOwn={!managesOthers(params.cabinet)}
        formats={formats}
        folder={inFolders && <FolderField name="folder_id" kind="campaign" />}
        audience={<TargetingEditor />}
        reach={<ReachPanel campaignId={campaign.id} warns />}
        onSaved={() => navigate({ to: '/$cabinet/campaigns/$campaignId', params })}
      />
    </>
  );
}
