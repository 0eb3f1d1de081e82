import { useSearch } from '@tanstack/react-router';
import type { Cabinet } from '@/entities/session';
import { LinkTab, LinkTabs } from '@/shared/ui/link-tabs';

const exact = { exact: true, includeSearch: false };

interface CampaignTabsProps {
  cabinet: Cabinet;
  /** The current folder: campaigns and groups share their folders. */
  folder?: number | undefined;
}

/** The tabs between campaigns, groups and adverts. They keep the chosen time zone. */
export const CampaignTabs = ({ cabinet, folder }: CampaignTabsProps) => {
  const zone = useSearch({ strict: false, select: (search) => search.zone });
  return (
    <LinkTabs label="Campaigns, groups and adverts">
      <LinkTab to="/$cabinet/campaigns" params={{ cabinet }} search={{ folder, zone }} activeOptions={exact}>
        Campaigns
      </LinkTab>
      <LinkTab to="/$cabinet/campaigns/groups" params={{ cabinet }} search={{ folder, zone }} activeOptions={exact}>
        Groups
      </LinkTab>
      <LinkTab to="/$cabinet/campaigns/adverts" params={{ cabinet }} search={{ zone }} activeOptions={exact}>
        Adverts
      </LinkTab>
    </LinkTabs>
  );
};
