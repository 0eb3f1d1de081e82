import { getRouteApi } from '@tanstack/react-router';
import { type Campaign, CampaignStateLabel, servingWhy } from '@/entities/campaign';
import { Link } from '@/shared/ui/link';
import { fixLinkOf } from '@/widgets/serving-answer';

/** States that their word explains. */
const plain: readonly Campaign['servingState'][] = ['serving', 'paused_self', 'locked'];

const route = getRouteApi('/$cabinet');

/** What really happens with a campaign, the reason where its state needs one, and the link to the fix. */
export function CampaignState({ campaign }: { campaign: Campaign }) {
  const { cabinet } = route.useParams();
  const explained = plain.includes(campaign.servingState) ? null : servingWhy(campaign);
  return (
    <CampaignStateLabel
      campaign={campaign}
      reason={
        explained && (
          <>
            {explained.brief ?? explained.why}
            {explained.fix && (
              <>
                {', '}
                <Link
                  {...fixLinkOf(explained.fix.to, cabinet, campaign)}
                  aria-label={`${explained.fix.label}: ${campaign.name}`}
                >
                  {explained.fix.label.toLowerCase()}
                </Link>
              </>
            )}
          </>
        )
      }
    />
  );
}
