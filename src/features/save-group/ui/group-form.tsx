import type { ReactNode } from 'react';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { useCurrencyOf } from '@/entities/user';
import type { GroupCreate } from '@/shared/api';
import { DateRangeField } from '@/shared/ui/date-field';
import { TextField } from '@/shared/ui/field';
import { Form, SubmitButton, useUnsavedChangesGuard } from '@/shared/ui/form';
import { NumberField } from '@/shared/ui/number-field';

export interface GroupFormProps {
  /** See `useGroupForm`. */
  form: UseFormReturn<GroupCreate>;
  label: string;
  onSubmit: (values: GroupCreate) => Promise<unknown>;
  submitLabel: string;
  /** Of the limits, where it is known; else the owner's, whom the form asks for, or one's own. */
  currency?: string;
  /** What is to be known before saving. */
  notices?: ReactNode;
  /** Stands before the fields: whose group it is. */
  owner?: ReactNode;
  /** Stands behind the name: where it lies. */
  folder?: ReactNode;
}

/** A group's name, and the limits and dates that its campaigns share. */
export function GroupForm({ form, label, onSubmit, submitLabel, currency, notices, owner, folder }: GroupFormProps) {
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const ownerId = useWatch({ control: form.control, name: 'owner_id' }) ?? null;
  const ofOwner = useCurrencyOf(currency === undefined ? (owner === undefined ? 'me' : ownerId) : null);
  const unit = currency ?? ofOwner;
  const cash = { min: 0, ...(unit !== undefined && { unit }) };
  // saving may lead away
  useUnsavedChangesGuard(isDirty && !isSubmitting);

  return (
    <Form form={form} onSubmit={onSubmit} label={label}>
      {notices}
      {owner}
      <TextField name="name" label="Name" required />
      {folder}
      <NumberField
        name="cash_limit"
        label="Spend in total"
        help="What its campaigns may spend together; empty is no limit"
        {...cash}
      />
      <NumberField name="cash_limit_day" label="Spend a day" help="The same for one day" {...cash} />
      <DateRangeField
        names={['start_date', 'end_date']}
        label="Dates"
        help="None of its campaigns runs before the first day or after the last"
      />
      <SubmitButton>{submitLabel}</SubmitButton>
    </Form>
  );
}
