import { Play, Square } from 'lucide-react';
import type { Campaign } from '@/entities/campaign';
import { useUpdateCampaign } from '@/features/save-campaign';
import { Button } from '@/shared/ui/button';

/** Starts a campaign, or stops it. A locked one says why it can't. */
export function CampaignSwitch({ campaign }: { campaign: Campaign }) {
  const { mutate: update, isPending } = useUpdateCampaign(campaign);
  const isWorking = campaign.status === 'working';
  const locked = campaign.status === 'lock' ? 'The campaign is locked. Ask your manager why.' : undefined;

  return (
    <Button
      variant="outline"
      icon={isWorking ? <Square aria-hidden /> : <Play aria-hidden />}
      loading={isPending}
      disabledReason={locked}
      onClick={() => update({ status: isWorking ? 'stopped' : 'working' })}
    >
      {isWorking ? 'Stop campaign' : 'Start campaign'}
    </Button>
  );
}
