import { type Campaign, explainReason } from '@/entities/campaign';
import type { Cabinet } from '@/entities/session';
import { usePendingCampaignAction, useRunCampaignAction } from '@/features/change-campaigns';
import { Button, ButtonLink } from '@/shared/ui/button';
import { ADVERTS, fixLinkOf } from '../model/fix-link';
import { fixVariants, PartLink } from './part-link';
import type { ServingProblem } from './serving-answer';

type Reason = Campaign['servingReasons'][number];

const actionLabels = { start: 'Start the campaign', restore: 'Restore the campaign' } as const;

/** Describes a reason of a campaign and its fix, on the campaign's page or on that of one of its adverts. */
export function campaignProblem(reason: Reason, cabinet: Cabinet, campaign: Campaign): ServingProblem[] {
  const explained = explainReason(reason, campaign);
  if (explained === null) return [];
  const { sentence, fix, action } = explained;
  const link =
    fix &&
    (fix.to === 'adverts' ? (
      <PartLink part={ADVERTS} variant="link">
        {fix.label}
      </PartLink>
    ) : (
      <ButtonLink {...fixLinkOf(fix.to, cabinet, campaign)} {...fixVariants.link}>
        {fix.label}
      </ButtonLink>
    ));
  const { code, of, limit } = reason;
  return [
    {
      key: [code, of, limit].join(),
      sentence,
      fix: action ? <ActionButton action={action} campaign={campaign} /> : link,
    },
  ];
}

interface ActionButtonProps {
  action: keyof typeof actionLabels;
  campaign: Campaign;
}

function ActionButton({ action, campaign }: ActionButtonProps) {
  const act = useRunCampaignAction();
  return (
    <Button {...fixVariants.link} loading={usePendingCampaignAction() !== null} onClick={() => act(action, [campaign])}>
      {actionLabels[action]}
    </Button>
  );
}
