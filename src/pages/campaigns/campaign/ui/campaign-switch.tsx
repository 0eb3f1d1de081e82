import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { ArchiveRestore, Play, Square } from 'lucide-react';
import { type Campaign, resumingAction } from '@/entities/campaign';
import { type Cabinet, managesOthers } from '@/entities/session';
import { actionLabels, usePendingCampaignAction, useRunCampaignAction } from '@/features/change-campaigns';
import { Button } from '@/shared/ui/button';

const icons = { start: <Play aria-hidden />, stop: <Square aria-hidden />, restore: <ArchiveRestore aria-hidden /> };

/**
 * Starts, stops or restores a campaign, like its row in the list. Only users who may lock a campaign can start a locked
 * one.
 */
export function CampaignSwitch({ campaign, cabinet }: { campaign: Campaign; cabinet: Cabinet }) {
  const act = useRunCampaignAction();
  const action = campaign.status === 'working' ? 'stop' : resumingAction(campaign.status);
  const isLocked = campaign.status === 'lock' && !managesOthers(cabinet);

  return (
    <Button
      variant="outline"
      icon={icons[action]}
      loading={usePendingCampaignAction() !== null}
      disabledReason={isLocked ? 'The campaign is locked. Ask your manager why.' : undefined}
      onClick={() => act(action, [campaign])}
    >
      <span>{actionLabels[action]}</span>
      <VisuallyHidden> campaign</VisuallyHidden>
    </Button>
  );
}
