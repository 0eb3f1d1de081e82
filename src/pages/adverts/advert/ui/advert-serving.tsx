import { useUnit } from 'effector-react';
import { type Advert, explainObstacle, type ObstacleFix, obstaclesOf, type Registration } from '@/entities/advert';
import type { Campaign } from '@/entities/campaign';
import { $actsAsAdmin, type Cabinet } from '@/entities/session';
import { CampaignActions } from '@/features/change-campaigns';
import { campaignProblem, PartLink, ServingAnswer } from '@/widgets/serving-answer';
import { ContactLink } from './contact-link';

interface AdvertServingProps {
  cabinet: Cabinet;
  advert: Advert;
  registration: Registration | null;
  campaign: Campaign;
}

/** If the advert isn't serving, lists all reasons, including those of its campaign, each with a way to fix it. */
export function AdvertServing({ cabinet, advert, registration, campaign }: AdvertServingProps) {
  const actsAsAdmin = useUnit($actsAsAdmin);
  const problems = obstaclesOf({ advert, registration }, campaign).flatMap((obstacle) => {
    if (obstacle.of === 'campaign') return campaignProblem(obstacle.reason, cabinet, campaign);
    // a ban has a banner of its own, and a stopped advert has a status and a start button in the header
    if ((obstacle.code === 'banned' && advert.ban !== null) || obstacle.code === 'stopped') return [];
    const { sentence, fix } = explainObstacle(obstacle.code);
    // admins are the ones who would be contacted
    const isShown = fix !== null && !(fix === 'contacts' && actsAsAdmin);
    return [{ key: obstacle.code, sentence, fix: isShown && <Fix fix={fix} /> }];
  });
  return (
    <CampaignActions>
      <ServingAnswer problems={problems} />
    </CampaignActions>
  );
}

const partLabels = { video: 'Go to the video', registration: 'Go to the registration' } as const;

const Fix = ({ fix }: { fix: ObstacleFix }) =>
  fix === 'contacts' ? (
    <ContactLink variant="link" />
  ) : (
    <PartLink part={fix} variant="link">
      {partLabels[fix]}
    </PartLink>
  );
