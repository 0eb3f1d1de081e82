import type { Campaign } from '@/entities/campaign';
import type { Cabinet } from '@/entities/session';
import { campaignProblem, ServingAnswer } from '@/widgets/serving-answer';

interface CampaignServingProps {
  cabinet: Cabinet;
  campaign: Campaign;
}

/** Says why the campaign isn't serving, with the way to fix each reason. What the button in the head mends, it says. */
export const CampaignServing = ({ cabinet, campaign }: CampaignServingProps) => (
  <ServingAnswer
    problems={campaign.servingReasons
      .filter(({ code }) => code !== 'paused_self')
      .flatMap((reason) => campaignProblem(reason, cabinet, campaign))}
  />
);
