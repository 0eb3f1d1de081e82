import type { Group } from '@/entities/group';
import type { GroupCreate } from '@/shared/api';
import { useIsStillHere } from '@/shared/lib/scheduling';
import { BehindNotice, useEditedRecord } from '@/shared/ui/form';
import { useUpdateGroup } from '../api/use-update-group';
import { useGroupForm } from '../model/use-group-form';
import { GroupForm } from './group-form';

const toFormValues = (group: Group): GroupCreate => ({
  name: group.name,
  cash_limit: group.cashLimit,
  cash_limit_day: group.cashLimitDay,
  start_date: group.startDate,
  end_date: group.endDate,
});

interface EditGroupFormProps {
  /** As the server has it now. */
  group: Group;
  /** Where to go on. */
  onSaved: () => Promise<unknown>;
}

/** Edits a group; somebody else's change meanwhile is neither lost nor overwritten unseen. */
export function EditGroupForm({ group, onSaved }: EditGroupFormProps) {
  const form = useGroupForm(toFormValues(group));
  const { base, isBehind, wasRefused, keepMine, takeTheirs } = useEditedRecord(form, group, toFormValues);
  const { mutateAsync: update } = useUpdateGroup(base, { hasForm: true });
  const isStillHere = useIsStillHere();

  const submit = async ({ owner_id: _, folder_id: __, ...values }: GroupCreate) => {
    await update(values);
    if (isStillHere()) await onSaved();
  };

  return (
    <GroupForm
      form={form}
      label="Edit group"
      onSubmit={submit}
      submitLabel="Save"
      currency={base.currency}
      notices={
        isBehind && (
          <BehindNotice what="group" wasRefused={wasRefused} onKeepMine={keepMine} onTakeTheirs={takeTheirs} />
        )
      }
    />
  );
}
