import { type Campaign, type ServingFix, servingSentence } from '@/entities/campaign';
import { type Cabinet, managesOthers } from '@/entities/session';
import { ButtonLink } from '@/shared/ui/button';
import { fixLook, PartLink, ServingAnswer } from '@/widgets/serving-answer';

interface CampaignServingProps {
  cabinet: Cabinet;
  campaign: Campaign;
}

/** The element id of the adverts section. */
export const ADVERTS = 'adverts';

/** States whether the campaign is serving; if not, gives the reason and links to the fix. */
export function CampaignServing({ cabinet, campaign }: CampaignServingProps) {
  const { sentence, fix } = servingSentence(campaign);
  const link = fix && (
    <FixLink to={fix.to} cabinet={cabinet} campaign={campaign}>
      {fix.label}
    </FixLink>
  );
  return (
    <ServingAnswer isServing={campaign.servingState === 'serving'} fix={link}>
      {sentence}
    </ServingAnswer>
  );
}

interface FixLinkProps extends CampaignServingProps {
  to: ServingFix;
  children: string;
}

function FixLink({ to, cabinet, campaign, children }: FixLinkProps) {
  const params = { cabinet, campaignId: campaign.id };
  switch (to) {
    case 'adverts':
      return <PartLink part={ADVERTS}>{children}</PartLink>;
    case 'new-advert':
      return (
        <ButtonLink to="/$cabinet/campaigns/$campaignId/new-advert" params={params} {...fixLook}>
          {children}
        </ButtonLink>
      );
    case 'payment':
      return (
        <ButtonLink
          to="/$cabinet/finances/new-paid"
          params={{ cabinet }}
          search={{ client: managesOthers(cabinet) ? campaign.ownerId : undefined }}
          {...fixLook}
        >
          {children}
        </ButtonLink>
      );
    case 'group':
      return campaign.groupId === null ? null : (
        <ButtonLink
          to="/$cabinet/campaigns/$groupId/group/edit"
          params={{ cabinet, groupId: campaign.groupId }}
          {...fixLook}
        >
          {children}
        </ButtonLink>
      );
    default:
      return (
        <ButtonLink to="/$cabinet/campaigns/$campaignId/edit" params={params} search={{ section: to }} {...fixLook}>
          {children}
        </ButtonLink>
      );
  }
}
