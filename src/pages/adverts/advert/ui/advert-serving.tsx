import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { type Advert, explainObstacle, type ObstacleFix, obstaclesOf, type Registration } from '@/entities/advert';
import type { Campaign } from '@/entities/campaign';
import { $actsAsAdmin, type Cabinet } from '@/entities/session';
import { useStartOrStopAdvert } from '@/features/change-advert-status';
import { CampaignActions } from '@/features/change-campaigns';
import { Button } from '@/shared/ui/button';
import { campaignProblem, fixLook, PartLink, ServingAnswer } from '@/widgets/serving-answer';
import { ContactLink } from './contact-link';

const Place = chakra('div', { base: { mb: '5' } });

interface AdvertServingProps {
  cabinet: Cabinet;
  advert: Advert;
  registration: Registration | null;
  campaign: Campaign;
}

/** If the advert isn't serving, gives all reasons, its campaign's too, with the way to fix each. */
export function AdvertServing({ cabinet, advert, registration, campaign }: AdvertServingProps) {
  const actsAsAdmin = useUnit($actsAsAdmin);
  const problems = obstaclesOf({ advert, registration }, campaign).flatMap((obstacle) => {
    if (obstacle.of === 'campaign') return campaignProblem(obstacle.reason, cabinet, campaign);
    // the banner of a ban says so itself
    if (obstacle.code === 'banned' && advert.ban !== null) return [];
    const { sentence, fix } = explainObstacle(obstacle.code);
    // it is the admins who are contacted
    const isShown = fix !== null && !(fix === 'contacts' && actsAsAdmin);
    return [{ key: obstacle.code, sentence, fix: isShown && <Fix fix={fix} advert={advert} /> }];
  });
  // the state beside the title says so
  if (problems.length === 0) return null;
  return (
    <Place>
      <CampaignActions>
        <ServingAnswer problems={problems} />
      </CampaignActions>
    </Place>
  );
}

const partLabels = { video: 'Go to the video', registration: 'Go to the registration' } as const;

function Fix({ fix, advert }: { fix: ObstacleFix; advert: Advert }) {
  const { startOrStop, isPending } = useStartOrStopAdvert(advert);
  if (fix === 'contacts') return <ContactLink />;
  if (fix === 'start')
    return (
      <Button {...fixLook} loading={isPending} onClick={() => startOrStop('working')}>
        Start the advert
      </Button>
    );
  return <PartLink part={fix}>{partLabels[fix]}</PartLink>;
}
