import type { ReactNode } from 'react';
import type { Campaign } from '@/entities/campaign';
import { formatCount } from '@/shared/lib/format';
import { RowLink, RowTitle } from '@/shared/ui/data-table';
import { Poster } from '@/shared/ui/poster';

interface CampaignTitleProps {
  campaign: Campaign;
  /** What the list has in common, and its rows need not say. */
  without?: readonly ('owner' | 'group')[];
  /** Below the name. */
  children?: ReactNode;
}

/** A campaign in a list: its picture, the link to it, and "Halden Group, Market, 4 adverts". */
export function CampaignTitle({ campaign, without = [], children }: CampaignTitleProps) {
  const [preview] = campaign.previews;
  const facts = [
    !without.includes('owner') && campaign.ownerName,
    !without.includes('group') && campaign.groupName,
    formatCount(campaign.advertsCount, 'advert'),
  ];
  return (
    <RowTitle
      picture={
        <Poster
          src={preview?.poster ?? null}
          duration={preview?.duration ?? null}
          interactive={preview?.interactive ?? undefined}
          stack={campaign.previews.length > 1}
        />
      }
      note={facts.filter(Boolean).join(', ')}
    >
      <RowLink from="/$cabinet/campaigns" to="/$cabinet/campaigns/$campaignId" params={{ campaignId: campaign.id }}>
        {campaign.name}
      </RowLink>
      {children}
    </RowTitle>
  );
}
