import { useGroupForm } from '../model/use-group-form';
import { GroupForm, type GroupFormProps } from './group-form';

interface NewGroupFormProps extends Pick<GroupFormProps, 'onSubmit' | 'owner' | 'folder'> {
  /** The current folder; undefined where there are no folders. */
  folderId: number | null | undefined;
}

/** Creates a group. */
export function NewGroupForm({ folderId, ...props }: NewGroupFormProps) {
  const form = useGroupForm({
    name: '',
    cash_limit: null,
    cash_limit_day: null,
    start_date: null,
    end_date: null,
    ...(folderId !== undefined && { folder_id: folderId }),
  });
  return <GroupForm {...props} form={form} label="New group" createLabel="Create group" />;
}
