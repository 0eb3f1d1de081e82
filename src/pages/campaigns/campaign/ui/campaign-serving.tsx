import type { Campaign } from '@/entities/campaign';
import type { Cabinet } from '@/entities/session';
import { campaignProblem, ServingAnswer } from '@/widgets/serving-answer';

interface CampaignServingProps {
  cabinet: Cabinet;
  campaign: Campaign;
}

/**
 * The reasons why the campaign isn't serving, each with a way to fix it. `paused_self` is left out: the header's button
 * shows it.
 */
export const CampaignServing = ({ cabinet, campaign }: CampaignServingProps) => (
  <ServingAnswer
    problems={campaign.servingReasons
      .filter(({ code }) => code !== 'paused_self')
      .flatMap((reason) => campaignProblem(reason, cabinet, campaign))}
  />
);
