import type { ReactNode } from 'react';
import { analyticsQueries } from '@/entities/analytics';
import { describeUserChange, userLabels, userQueries } from '@/entities/user';
import type { Change, UserDetail } from '@/shared/api';
import { EditConflictNotice, Form, SaveBar, useFormGuard, useRecordForm } from '@/shared/ui/form';
import { type UserSection, userSectionResolver } from '../model/user-resolver';

interface UserSectionFormProps {
  user: UserDetail;
  fields: readonly (keyof UserSection & keyof UserDetail)[];
  /** Values of fields that the record doesn't have. */
  initial?: UserSection;
  label: string;
  save: (values: UserSection & { version: number }) => Promise<UserDetail>;
  /** Called after the form has been re-rendered, so that what follows it on the page no longer moves. */
  onSaved?: () => void;
  /** Reads the latest changes of the user, if the viewer may see them. */
  readChanges?: () => Promise<readonly Change[]>;
  children: ReactNode;
}

/** Edits some fields of a user. Concurrent changes by other users are shown and never overwritten silently. */
export function UserSectionForm({
  user,
  fields,
  initial,
  label,
  save: send,
  onSaved,
  readChanges,
  children,
}: UserSectionFormProps) {
  const toFormValues = (record: UserDetail): UserSection => ({
    ...initial,
    ...Object.fromEntries(fields.map((field) => [field, record[field]])),
  });
  const { form, edited, save } = useRecordForm({
    record: user,
    toFormValues,
    resolver: userSectionResolver,
    save: (values: UserSection, { version }) => send({ ...values, version }),
    meta: { invalidates: [{ queryKey: userQueries.all() }], success: 'Changes saved' },
    // the analytics fields contain the account's time zone, the default of a new report
    onSuccess: (_result, _values, _context, { client }) =>
      client.resetQueries({ queryKey: analyticsQueries.allFields() }),
  });
  useFormGuard(form.control, { part: 'tab' });

  const submit = async (values: UserSection) => {
    edited.saved(await save(values), values);
    onSaved?.();
  };

  return (
    <Form form={form} onSubmit={submit} label={label}>
      <EditConflictNotice what="user" edited={edited} history={{ readChanges, describe: describeUserChange }} />
      {children}
      <SaveBar labels={userLabels} />
    </Form>
  );
}
