import type { LinkProps } from '@tanstack/react-router';
import type { StartSteps } from '@/shared/api';
import { ButtonLink } from '@/shared/ui/button';
import type { DescribedStep, StepTarget } from '../model/describe-step';

const params = { cabinet: 'advertiser' } as const;

/** The element id of the legal data on the settings page. */
export const LEGAL_DATA = 'legal-data';

const targetOf = (to: StepTarget, { campaign_id: campaignId, advert_id: advertId }: StartSteps): LinkProps => {
  const campaign = { ...params, campaignId: campaignId ?? 0 };
  const advert = { ...params, advertId: advertId ?? 0 };
  switch (to) {
    case 'settings':
      return { to: '/$cabinet/settings', params, hash: LEGAL_DATA };
    case 'payment':
      return { to: '/$cabinet/finances/new-paid', params };
    case 'new-campaign':
      return { to: '/$cabinet/campaigns/new-campaign', params };
    case 'new-advert':
      return { to: '/$cabinet/campaigns/$campaignId/new-advert', params: campaign };
    case 'registration':
      return { to: '/$cabinet/campaigns/adverts/$advertId', params: advert, hash: 'registration' };
    case 'advert':
      return { to: '/$cabinet/campaigns/adverts/$advertId', params: advert };
  }
};

interface StepLinkProps {
  step: DescribedStep;
  steps: StartSteps;
  variant: 'solid' | 'outline';
}

/** Links to the screen of a step; renders nothing if the step can't be carried out now. */
export const StepLink = ({ step: { link }, steps, variant }: StepLinkProps) =>
  link && (
    <ButtonLink {...targetOf(link.to, steps)} variant={variant} size="sm">
      {link.label}
    </ButtonLink>
  );
