import { getRouteApi } from '@tanstack/react-router';
import type { Campaign } from '@/entities/campaign';
import { looksAfterOthers, useFolderKinds } from '@/entities/session';
import { actionLabels, useAct } from '@/features/change-campaigns';
import type { CampaignAction } from '@/shared/api';
import { RowMenu } from '@/shared/ui/menu';

const route = getRouteApi('/$cabinet/campaigns/');

const actions = ['start', 'stop', 'set_limits', 'set_dates', 'move_to_group'] as const satisfies CampaignAction[];

const alreadySo: Partial<Record<CampaignAction, Partial<Record<Campaign['status'], string>>>> = {
  start: { working: 'It works already' },
  stop: { stopped: 'It is stopped already' },
  archive: { archive: 'It is in the archive already' },
};

/** Edit, and what can be done with a campaign without opening it. */
export function CampaignRowMenu({ campaign }: { campaign: Campaign }) {
  const { cabinet } = route.useParams();
  const act = useAct();
  const inFolders = useFolderKinds().includes('campaign');
  const offered: CampaignAction[] = [
    ...actions,
    ...(inFolders ? (['move_to_folder'] as const) : []),
    // a start, or a stop, unlocks
    ...(!looksAfterOthers(cabinet) || campaign.status === 'lock' ? [] : (['lock'] as const)),
    'archive',
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
          disabledReason: alreadySo[action]?.[campaign.status],
          onSelect: () => act(action, [campaign]),
        })),
      ]}
    />
  );
}
