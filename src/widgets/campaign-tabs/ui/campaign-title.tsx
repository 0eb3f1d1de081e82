import type { ReactNode } from 'react';
import { PreviewsPoster } from '@/entities/advert';
import type { Campaign } from '@/entities/campaign';
import { formatCount } from '@/shared/lib/format';
import { RowLink, RowTitle } from '@/shared/ui/data-table';

interface CampaignTitleProps {
  campaign: Campaign;
  /** Facts that are the same for all rows of the list, and therefore left out. */
  without?: readonly ('owner' | 'group')[];
  children?: ReactNode;
}

/** A campaign in a list: its picture, its name as a link, and "Halden Group, Market, 4 adverts". */
export function CampaignTitle({ campaign, without = [], children }: CampaignTitleProps) {
  const facts = [
    !without.includes('owner') && campaign.ownerName,
    !without.includes('group') && campaign.groupName,
    formatCount(campaign.advertsCount, 'advert'),
  ];
  return (
    <RowTitle picture={<PreviewsPoster of={campaign.previews} />} note={facts.filter(Boolean).join(', ')}>
      <RowLink from="/$cabinet/campaigns" to="/$cabinet/campaigns/$campaignId" params={{ campaignId: campaign.id }}>
        {campaign.name}
      </RowLink>
      {children}
    </RowTitle>
  );
}
