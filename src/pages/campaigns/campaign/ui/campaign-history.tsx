import { useInfiniteQuery } from '@tanstack/react-query';
import { type Campaign, campaignQueries } from '@/entities/campaign';
import { revertibleCampaign } from '@/features/revert-change';
import { ChangeHistory } from '@/widgets/change-history';

/** The history, loaded after what stands above it. */
export function CampaignHistory({ campaign: { id, name, currency, createdAt } }: { campaign: Campaign }) {
  const history = useInfiniteQuery(campaignQueries.changes(id));
  return (
    <ChangeHistory
      name={name}
      currency={currency}
      createdAt={createdAt}
      history={history}
      revertible={revertibleCampaign(id)}
    />
  );
}
