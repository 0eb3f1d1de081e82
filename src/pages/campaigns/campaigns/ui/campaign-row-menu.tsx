import {
  type CampaignStatusAction,
  campaignStatusAfter,
  checkCampaignAction,
} from '@preroll/rules/campaign/campaign-status';
import { getRouteApi } from '@tanstack/react-router';
import type { Campaign } from '@/entities/campaign';
import { managesOthers, useFolderKinds } from '@/entities/session';
import { actionLabels, useRunCampaignAction } from '@/features/change-campaigns';
import type { CampaignAction } from '@/shared/api';
import { RowMenu } from '@/shared/ui/menu';

const route = getRouteApi('/$cabinet/campaigns/');

const isStatusAction = (action: CampaignAction): action is CampaignStatusAction => action in campaignStatusAfter;

const actions = ['start', 'stop', 'set_limits', 'set_dates', 'move_to_group'] as const satisfies CampaignAction[];

export function CampaignRowMenu({ campaign }: { campaign: Campaign }) {
  const { cabinet } = route.useParams();
  const act = useRunCampaignAction();
  const inFolders = useFolderKinds().includes('campaign');
  const offered: CampaignAction[] = [
    ...actions,
    ...(inFolders ? (['move_to_folder'] as const) : []),
    // starting or stopping unlocks a campaign, so no action for that is needed
    ...(!managesOthers(cabinet) || campaign.status === 'lock' ? [] : (['lock'] as const)),
    campaign.status === 'archive' ? 'restore' : 'archive',
  ];
  return (
    <RowMenu
      name={campaign.name}
      items={[
        {
          key: 'edit',
          label: 'Edit',
          to: '/$cabinet/campaigns/$campaignId/edit',
          params: { cabinet, campaignId: campaign.id },
        },
        ...offered.map((action) => ({
          key: action,
          label: actionLabels[action],
          disabledReason: isStatusAction(action) ? checkCampaignAction(campaign.status, action)?.text : undefined,
          onSelect: () => act(action, [campaign]),
        })),
      ]}
    />
  );
}
