import { getRouteApi } from '@tanstack/react-router';
import { type Campaign, CampaignStateLabel, explainServingState } from '@/entities/campaign';
import { Link } from '@/shared/ui/link';
import { fixLinkOf } from '../model/fix-link';

const route = getRouteApi('/$cabinet');

/** The serving state of a campaign, with the reason if it isn't obvious, and a link to the fix. */
export function CampaignState({ campaign }: { campaign: Campaign }) {
  const { cabinet } = route.useParams();
  const explained = explainServingState(campaign);
  const { brief, fix } = explained ?? { brief: '' };
  return (
    <CampaignStateLabel
      campaign={campaign}
      reason={
        (brief || fix) && (
          <>
            <span>{brief && fix ? `${brief}, ` : brief}</span>
            {fix && (
              <Link {...fixLinkOf(fix.to, cabinet, campaign)} aria-label={`${fix.label}: ${campaign.name}`}>
                {fix.brief}
              </Link>
            )}
          </>
        )
      }
    />
  );
}
