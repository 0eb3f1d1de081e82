import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { ArchiveRestore, Play, Square } from 'lucide-react';
import type { Campaign } from '@/entities/campaign';
import { type Cabinet, managesOthers } from '@/entities/session';
import { actionLabels, usePendingCampaignAction, useRunCampaignAction } from '@/features/change-campaigns';
import { Button } from '@/shared/ui/button';

const starts = { action: 'start', icon: <Play aria-hidden /> } as const;
const stops = { action: 'stop', icon: <Square aria-hidden /> } as const;
const restores = { action: 'restore', icon: <ArchiveRestore aria-hidden /> } as const;

const nextOf = { stopped: starts, working: stops, lock: starts, archive: restores, deleted: starts } as const;

/**
 * Starts, stops or restores a campaign, like its row in the list. A locked one can be started only by users who may lock
 * it.
 */
export function CampaignSwitch({ campaign, cabinet }: { campaign: Campaign; cabinet: Cabinet }) {
  const act = useRunCampaignAction();
  const { action, icon } = nextOf[campaign.status];
  const isLocked = campaign.status === 'lock' && !managesOthers(cabinet);

  return (
    <Button
      variant="outline"
      icon={icon}
      loading={usePendingCampaignAction() !== null}
      disabledReason={isLocked ? 'The campaign is locked. Ask your manager why.' : undefined}
      onClick={() => act(action, [campaign])}
    >
      <span>{actionLabels[action]}</span>
      <VisuallyHidden> campaign</VisuallyHidden>
    </Button>
  );
}
