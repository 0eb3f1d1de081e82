import { type Campaign, servingWhy } from '@/entities/campaign';
import type { Cabinet } from '@/entities/session';
import { ButtonLink } from '@/shared/ui/button';
import { ADVERTS, fixLinkOf, fixLook, PartLink, ServingAnswer } from '@/widgets/serving-answer';

interface CampaignServingProps {
  cabinet: Cabinet;
  campaign: Campaign;
}

/** Says why the campaign isn't serving, and links to the fix. Nothing is said of one that serves. */
export function CampaignServing({ cabinet, campaign }: CampaignServingProps) {
  const explained = servingWhy(campaign);
  if (!explained) return null;
  const { why, fix } = explained;
  const link =
    fix &&
    (fix.to === 'adverts' ? (
      <PartLink part={ADVERTS}>{fix.label}</PartLink>
    ) : (
      <ButtonLink {...fixLinkOf(fix.to, cabinet, campaign)} {...fixLook}>
        {fix.label}
      </ButtonLink>
    ));
  return <ServingAnswer fix={link}>{`Not serving: ${why}.`}</ServingAnswer>;
}
