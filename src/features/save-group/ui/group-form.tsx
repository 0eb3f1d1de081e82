import type { ReactElement, ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useCurrencyOf } from '@/entities/user';
import type { GroupCreate } from '@/shared/api';
import { DateRangeField } from '@/shared/ui/date-field';
import { TextField } from '@/shared/ui/field';
import { Form, SubmitButton, useFormGuard } from '@/shared/ui/form';
import { NumberField } from '@/shared/ui/number-field';

export interface GroupFormProps {
  /** See `useGroupForm`. */
  form: UseFormReturn<GroupCreate>;
  label: string;
  onSubmit: (values: GroupCreate) => Promise<unknown>;
  submitLabel: string;
  /** Currency of the limits if known; otherwise the chosen owner's, or the user's own. */
  currency?: string;
  /** Notices about saving. */
  notices?: ReactNode;
  /** The owner field, before all others. */
  owner?: ReactElement | false;
  /** The folder field, after the name. */
  folder?: ReactNode;
}

/** The fields of a group: its name, and the limits and dates its campaigns share. */
export function GroupForm({ form, label, onSubmit, submitLabel, currency, notices, owner, folder }: GroupFormProps) {
  const ownerId = useWatch({ control: form.control, name: 'owner_id' }) ?? null;
  const ofOwner = useCurrencyOf(currency === undefined ? (owner === undefined ? 'me' : ownerId) : null);
  const unit = currency ?? ofOwner;
  const cash = { min: 0, ...(unit !== undefined && { unit }) };
  useFormGuard(form.control);

  return (
    <Form form={form} onSubmit={onSubmit} label={label}>
      {notices}
      {owner}
      <TextField name="name" label="Name" required />
      {folder}
      <NumberField
        name="cash_limit"
        label="Total budget"
        help="Shared by its campaigns. Leave empty for no limit"
        {...cash}
      />
      <NumberField name="cash_limit_day" label="Daily budget" help="Shared by its campaigns, per day" {...cash} />
      <DateRangeField
        names={['start_date', 'end_date']}
        label="Dates"
        help="Its campaigns run only between these days"
      />
      <SubmitButton>{submitLabel}</SubmitButton>
    </Form>
  );
}
