import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Play, Square } from 'lucide-react';
import type { Campaign } from '@/entities/campaign';
import { type Cabinet, managesOthers } from '@/entities/session';
import { usePendingCampaignAction, useRunCampaignAction } from '@/features/change-campaigns';
import { Button } from '@/shared/ui/button';

/** Starts or stops a campaign, like its row in the list. A locked one can be started only by users who may lock it. */
export function CampaignSwitch({ campaign, cabinet }: { campaign: Campaign; cabinet: Cabinet }) {
  const act = useRunCampaignAction();
  const isWorking = campaign.status === 'working';
  const isLocked = campaign.status === 'lock' && !managesOthers(cabinet);

  return (
    <Button
      variant="outline"
      icon={isWorking ? <Square aria-hidden /> : <Play aria-hidden />}
      loading={usePendingCampaignAction() !== null}
      disabledReason={isLocked ? 'The campaign is locked. Ask your manager why.' : undefined}
      onClick={() => act(isWorking ? 'stop' : 'start', [campaign])}
    >
      {isWorking ? 'Stop' : 'Start'}
      <VisuallyHidden> campaign</VisuallyHidden>
    </Button>
  );
}
