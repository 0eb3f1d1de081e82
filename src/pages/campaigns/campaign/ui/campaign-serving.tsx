import { type Campaign, servingSentence } from '@/entities/campaign';
import type { Cabinet } from '@/entities/session';
import { ButtonLink } from '@/shared/ui/button';
import { ADVERTS, fixLinkOf, fixLook, PartLink, ServingAnswer } from '@/widgets/serving-answer';

interface CampaignServingProps {
  cabinet: Cabinet;
  campaign: Campaign;
}

/** States whether the campaign is serving; if not, gives the reason and links to the fix. */
export function CampaignServing({ cabinet, campaign }: CampaignServingProps) {
  const { sentence, fix } = servingSentence(campaign);
  const link =
    fix &&
    (fix.to === 'adverts' ? (
      <PartLink part={ADVERTS}>{fix.label}</PartLink>
    ) : (
      <ButtonLink {...fixLinkOf(fix.to, cabinet, campaign)} {...fixLook}>
        {fix.label}
      </ButtonLink>
    ));
  return (
    <ServingAnswer isServing={campaign.servingState === 'serving'} fix={link}>
      {sentence}
    </ServingAnswer>
  );
}
