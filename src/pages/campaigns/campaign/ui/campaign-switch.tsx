import { Play, Square } from 'lucide-react';
import type { Campaign } from '@/entities/campaign';
import { type Cabinet, looksAfterOthers } from '@/entities/session';
import { useAct, useActing } from '@/features/change-campaigns';
import { Button } from '@/shared/ui/button';

/** Starts a campaign, or stops it, as its row in the list does. A locked one only those start who may lock. */
export function CampaignSwitch({ campaign, cabinet }: { campaign: Campaign; cabinet: Cabinet }) {
  const act = useAct();
  const isWorking = campaign.status === 'working';
  const isLocked = campaign.status === 'lock' && !looksAfterOthers(cabinet);

  return (
    <Button
      variant="outline"
      icon={isWorking ? <Square aria-hidden /> : <Play aria-hidden />}
      loading={useActing() !== null}
      disabledReason={isLocked ? 'The campaign is locked. Ask your manager why.' : undefined}
      onClick={() => act(isWorking ? 'stop' : 'start', [campaign])}
    >
      {isWorking ? 'Stop campaign' : 'Start campaign'}
    </Button>
  );
}
