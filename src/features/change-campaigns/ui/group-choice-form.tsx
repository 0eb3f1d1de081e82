import { useForm } from 'react-hook-form';
import type { Group } from '@/entities/group';
import { SelectField } from '@/shared/ui/field';
import { Form, formBehaviour, SubmitButton } from '@/shared/ui/form';
import type { CampaignChange, ChangedCampaign } from '../model/campaign-change';

/** No group among the options; ids begin with 1. */
const NONE = 0;

interface GroupChoiceFormProps {
  campaigns: readonly ChangedCampaign[];
  /** Undefined while they are on their way. */
  groups: readonly Group[] | undefined;
  change: CampaignChange | null;
  onSubmit: (change: CampaignChange) => Promise<unknown>;
}

/** In which group, of those of the campaigns' owners. */
export function GroupChoiceForm({ campaigns, groups, change, onSubmit }: GroupChoiceFormProps) {
  const form = useForm({ ...formBehaviour, defaultValues: { group: change?.group_id ?? NONE } });
  const owners = new Set(campaigns.map(({ ownerId }) => ownerId));
  const theirs = groups?.filter(({ ownerId }) => owners.has(ownerId)) ?? [];
  const name = (group: Group) => (owners.size > 1 ? `${group.name}, ${group.ownerName}` : group.name);
  return (
    <Form
      form={form}
      label="Move to group"
      onSubmit={({ group }) => onSubmit({ action: 'move_to_group', group_id: group === NONE ? null : group })}
    >
      <SelectField
        name="group"
        label="Group"
        required
        help={groups ? 'A group limits what its campaigns spend together' : 'Loading'}
        options={[
          { value: NONE, label: 'No group' },
          ...theirs.map((group) => ({ value: group.id, label: name(group) })),
        ]}
      />
      <SubmitButton>Preview</SubmitButton>
    </Form>
  );
}
