import type { ReactNode } from 'react';
import { StateLabel } from '@/shared/ui/state-label';
import type { Campaign } from '../model/campaign';
import { campaignState } from '../model/campaign-state';

interface CampaignStateLabelProps {
  campaign: Pick<Campaign, 'status' | 'servingState'>;
  reason?: ReactNode;
}

export function CampaignStateLabel({ campaign, reason = null }: CampaignStateLabelProps) {
  const { label, kind } = campaignState(campaign);
  return (
    <StateLabel state={kind} reason={reason}>
      {label}
    </StateLabel>
  );
}
