import { describeChange } from '@/entities/campaign';
import type { Group } from '@/entities/group';
import { type GroupCreate, listGroupChanges } from '@/shared/api';
import { useIsCurrentScreen } from '@/shared/lib/scheduling';
import { EditConflictNotice, useEditedRecord } from '@/shared/ui/form';
import { useUpdateGroup } from '../api/use-update-group';
import { useGroupForm } from '../model/use-group-form';
import { GroupForm } from './group-form';

const toFormValues = (group: Group): GroupCreate => ({
  name: group.name,
  ...group.limits,
  start_date: group.startDate,
  end_date: group.endDate,
});

interface EditGroupFormProps {
  /** The current state on the server. */
  group: Group;
  /** Navigates on after saving. */
  onSaved: () => Promise<unknown>;
}

/** Edits a group. Concurrent changes by other users are shown and never overwritten silently. */
export function EditGroupForm({ group, onSaved }: EditGroupFormProps) {
  const form = useGroupForm(toFormValues(group));
  const edited = useEditedRecord(form, group, toFormValues);
  const { base } = edited;
  const { mutateAsync: update } = useUpdateGroup(base, { hasForm: true });
  const isStillHere = useIsCurrentScreen();

  const submit = async ({ owner_id: _, folder_id: __, ...values }: GroupCreate) => {
    await update(values);
    if (isStillHere()) await onSaved();
  };

  return (
    <GroupForm
      form={form}
      label="Edit group"
      onSubmit={submit}
      currency={base.currency}
      notices={
        <EditConflictNotice
          what="group"
          edited={edited}
          history={{
            readChanges: async () => (await listGroupChanges(group.id)).items,
            describe: (change) => describeChange(change, { currency: group.currency }),
          }}
        />
      }
    />
  );
}
