import { type Cabinet, hasClients } from '@/entities/session';
import { LinkTab, LinkTabs } from '@/shared/ui/link-tabs';

const exact = { exact: true, includeSearch: false };

interface CampaignTabsProps {
  cabinet: Cabinet;
  /** The current folder: campaigns and groups share their folders. */
  folder?: number | undefined;
}

export const CampaignTabs = ({ cabinet, folder }: CampaignTabsProps) => (
  <LinkTabs label="Campaigns, groups and adverts">
    <LinkTab to="/$cabinet/campaigns" params={{ cabinet }} search={{ folder }} activeOptions={exact}>
      Campaigns
    </LinkTab>
    <LinkTab to="/$cabinet/campaigns/groups" params={{ cabinet }} search={{ folder }} activeOptions={exact}>
      Groups
    </LinkTab>
    <LinkTab to="/$cabinet/campaigns/adverts" params={{ cabinet }} activeOptions={exact}>
      Adverts
    </LinkTab>
    {hasClients(cabinet) && (
      <LinkTab to="/$cabinet/campaigns/clients" params={{ cabinet }} activeOptions={exact}>
        Clients
      </LinkTab>
    )}
  </LinkTabs>
);
