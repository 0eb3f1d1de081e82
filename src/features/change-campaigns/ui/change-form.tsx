import type { CampaignChange, ChangedCampaign } from '../model/campaign-change';
import type { AskedChange } from './change-dialog';
import { DatesForm } from './dates-form';
import { GroupChoiceForm } from './group-choice-form';
import { LimitForm } from './limit-form';

interface ChangeFormProps {
  action: AskedChange['action'];
  campaigns: readonly ChangedCampaign[];
  /** What was asked for before, to go on from. */
  change: CampaignChange | null;
  onSubmit: (change: CampaignChange) => Promise<unknown>;
}

/** What an action has to know before it can be tried. */
export function ChangeForm({ action, campaigns, change, onSubmit }: ChangeFormProps) {
  switch (action) {
    case 'set_limits':
      return <LimitForm change={change} onSubmit={onSubmit} />;
    case 'set_dates':
      return <DatesForm change={change} onSubmit={onSubmit} />;
    case 'move_to_group':
      return <GroupChoiceForm campaigns={campaigns} change={change} onSubmit={onSubmit} />;
  }
}
