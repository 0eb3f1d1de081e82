import type { Campaign } from '@/entities/campaign';
import type { Cabinet } from '@/entities/session';
import { campaignProblem, ServingAnswer } from '@/widgets/serving-answer';

interface CampaignServingProps {
  cabinet: Cabinet;
  campaign: Campaign;
}

/** Says why the campaign isn't serving, with the way to fix each reason. Nothing is said of one that serves. */
export const CampaignServing = ({ cabinet, campaign }: CampaignServingProps) => (
  <ServingAnswer problems={campaign.servingReasons.flatMap((reason) => campaignProblem(reason, cabinet, campaign))} />
);
