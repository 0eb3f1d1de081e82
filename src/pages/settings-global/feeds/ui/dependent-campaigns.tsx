import type { CampaignReferenceList } from '@/shared/api';
import { formatCount } from '@/shared/lib/format';
import { Consequences } from '@/shared/ui/confirm-dialog';
import { Link } from '@/shared/ui/link';

/** Lists the campaigns that would stop serving without a feed, with links to them. */
export function DependentCampaigns({ items, total }: CampaignReferenceList) {
  return (
    <Consequences
      text={`${formatCount(total, 'campaign is served by this feed', 'campaigns are served by this feed')} alone and will stop serving, with “No feed” as the reason:`}
      more={total - items.length}
    >
      {items.map(({ id, name }) => (
        <li key={id}>
          <Link to="/$cabinet/campaigns/$campaignId" params={{ cabinet: 'admin', campaignId: id }} target="_blank">
            {name}
          </Link>
        </li>
      ))}
    </Consequences>
  );
}
