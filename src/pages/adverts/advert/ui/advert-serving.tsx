import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { type Advert, type Registration, type ServingFix, whyNotServing } from '@/entities/advert';
import type { Campaign } from '@/entities/campaign';
import { $actsAsAdmin, type Cabinet } from '@/entities/session';
import { ButtonLink } from '@/shared/ui/button';
import { fixLook, PartLink, ServingAnswer } from '@/widgets/serving-answer';
import { ContactLink } from './contact-link';

const Place = chakra('div', { base: { mb: '5' } });

interface AdvertServingProps {
  cabinet: Cabinet;
  advert: Advert;
  registration: Registration | null;
  campaign: Campaign;
}

/** If the advert isn't serving, gives the reason and links to the fix. */
export function AdvertServing({ cabinet, advert, registration, campaign }: AdvertServingProps) {
  const actsAsAdmin = useUnit($actsAsAdmin);
  const why = whyNotServing({ advert, registration, campaign });
  // the state beside the title says so
  if (why === null) return null;
  // it is the admins who are contacted
  const fix = why.fix === 'contacts' && actsAsAdmin ? null : why.fix;
  return (
    <Place>
      <ServingAnswer
        title="Why it isn't serving"
        fix={fix && <FixLink fix={fix} cabinet={cabinet} campaignId={advert.campaignId} />}
      >
        {why.sentence}
      </ServingAnswer>
    </Place>
  );
}

interface FixLinkProps {
  fix: ServingFix;
  cabinet: Cabinet;
  campaignId: number;
}

const partLabels = { video: 'Go to the video', registration: 'Go to the registration' } as const;

function FixLink({ fix, cabinet, campaignId }: FixLinkProps) {
  if (fix === 'contacts') return <ContactLink />;
  if (fix === 'campaign')
    return (
      <ButtonLink to="/$cabinet/campaigns/$campaignId" params={{ cabinet, campaignId }} {...fixLook}>
        Open the campaign
      </ButtonLink>
    );
  return <PartLink part={fix}>{partLabels[fix]}</PartLink>;
}
