import type { ReactElement, ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { limitLabels } from '@/entities/targeting';
import { useCurrencyOf } from '@/entities/user';
import type { GroupCreate } from '@/shared/api';
import { DateRangeField } from '@/shared/ui/date-field';
import { FieldPair, TextField } from '@/shared/ui/field';
import { Form, FormBar, SaveBar, SubmitButton, useFormGuard } from '@/shared/ui/form';
import { NumberField } from '@/shared/ui/number-field';

const labels = { ...limitLabels, name: 'Name', start_date: 'First day', end_date: 'Last day' };

export interface GroupFormProps {
  form: UseFormReturn<GroupCreate>;
  label: string;
  onSubmit: (values: GroupCreate) => Promise<unknown>;
  /** Label of the button that creates the group; undefined when editing. */
  createLabel?: string;
  /** Currency of the limits. If omitted, it is that of the chosen owner or of the user. */
  currency?: string;
  /** Notices next to the save button. */
  notices?: ReactNode;
  /** The owner field, shown before all others. */
  owner?: ReactElement | false;
  /** The folder field, shown after the name. */
  folder?: ReactNode;
}

/** The fields of a group: its name, and the limits and dates that its campaigns share. */
export function GroupForm({ form, label, onSubmit, createLabel, currency, notices, owner, folder }: GroupFormProps) {
  const ownerId = useWatch({ control: form.control, name: 'owner_id' }) ?? null;
  const ofOwner = useCurrencyOf(currency === undefined ? (owner === undefined ? 'me' : ownerId) : null);
  const unit = currency ?? ofOwner;
  const cash = { min: 0, ...(unit !== undefined && { unit }) };
  useFormGuard(form.control);

  return (
    <Form form={form} onSubmit={onSubmit} label={label}>
      {notices}
      {owner}
      <TextField name="name" label={labels.name} required />
      {folder}
      <FieldPair>
        <NumberField
          name="cash_limit_day"
          label={limitLabels.cash_limit_day}
          help="Shared by its campaigns"
          {...cash}
        />
        <NumberField name="cash_limit" label={limitLabels.cash_limit} help="Shared by its campaigns" {...cash} />
      </FieldPair>
      <DateRangeField
        names={['start_date', 'end_date']}
        label="Dates"
        help="Its campaigns run only between these days"
      />
      {createLabel === undefined ? (
        <SaveBar labels={labels} />
      ) : (
        <FormBar>
          <SubmitButton>{createLabel}</SubmitButton>
        </FormBar>
      )}
    </Form>
  );
}
