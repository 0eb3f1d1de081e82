import { useInfiniteQuery } from '@tanstack/react-query';
import { type Campaign, campaignQueries } from '@/entities/campaign';
import { revertibleCampaign } from '@/features/revert-change';
import { ChangeHistory } from '@/widgets/change-history';

/** The campaign's history. Code and data load after the rest of the page. */
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
