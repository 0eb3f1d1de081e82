import { useGroupForm } from '../model/use-group-form';
import { GroupForm, type GroupFormProps } from './group-form';

interface NewGroupFormProps extends Pick<GroupFormProps, 'onSubmit' | 'owner' | 'folder'> {
  /** The current folder; undefined for users without folders. */
  folderId: number | null | undefined;
}

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
