import { useForm } from 'react-hook-form';
import { GroupField } from '@/entities/group';
import { Form, formBehaviour, SubmitButton } from '@/shared/ui/form';
import type { CampaignChange, ChangedCampaign } from '../model/campaign-change';
import { useReportDirty } from '../model/use-report-dirty';

interface GroupChoiceFormProps {
  campaigns: readonly ChangedCampaign[];
  change: CampaignChange | null;
  onSubmit: (change: CampaignChange) => Promise<unknown>;
  onEdit: (isDirty: boolean) => void;
}

/**
 * Asks for a group. If the campaigns have several owners, the preview refuses those of other owners than the group's.
 */
export function GroupChoiceForm({ campaigns, change, onSubmit, onEdit }: GroupChoiceFormProps) {
  const form = useForm({ ...formBehaviour, defaultValues: { group_id: change?.group_id ?? null } });
  useReportDirty(form, onEdit);
  const [owner, ...others] = new Set(campaigns.map(({ ownerId }) => ownerId));
  return (
    <Form
      form={form}
      label="Move to group"
      onSubmit={({ group_id }) => onSubmit({ action: 'move_to_group', group_id })}
    >
      <GroupField
        ownerId={others.length === 0 ? owner : undefined}
        help="A group limits what its campaigns spend together"
      />
      <SubmitButton>Preview</SubmitButton>
    </Form>
  );
}
