import type { CampaignChange, ChangedCampaign, DialogAction } from '../model/campaign-change';
import { DatesForm } from './dates-form';
import { GroupChoiceForm } from './group-choice-form';
import { LimitForm } from './limit-form';

interface ChangeFormProps {
  action: DialogAction;
  campaigns: readonly ChangedCampaign[];
  /** The previous input, as initial values. */
  change: CampaignChange | null;
  onSubmit: (change: CampaignChange) => Promise<unknown>;
  /** Reports whether the form has changes. */
  onEdit: (isDirty: boolean) => void;
}

export function ChangeForm({ action, campaigns, change, onSubmit, onEdit }: ChangeFormProps) {
  switch (action) {
    case 'set_limits':
      return <LimitForm change={change} onSubmit={onSubmit} onEdit={onEdit} />;
    case 'set_dates':
      return <DatesForm change={change} onSubmit={onSubmit} onEdit={onEdit} />;
    case 'move_to_group':
      return <GroupChoiceForm campaigns={campaigns} change={change} onSubmit={onSubmit} onEdit={onEdit} />;
  }
}
