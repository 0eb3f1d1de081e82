import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { CheckboxField } from '@/shared/ui/checkbox';
import { DateField } from '@/shared/ui/date-field';
import { Form, formBehaviour, SubmitButton } from '@/shared/ui/form';
import type { CampaignChange } from '../model/campaign-change';
import { type ChosenDates, datesChange, datesOf } from '../model/dates-change';
import { useReportDirty } from '../model/use-report-dirty';

interface DatesFormProps {
  change: CampaignChange | null;
  onSubmit: (change: CampaignChange) => Promise<unknown>;
  onEdit: (isDirty: boolean) => void;
}

/** Asks for new first and last days. A day that is neither entered nor cleared stays unchanged in each campaign. */
export function DatesForm({ change, onSubmit, onEdit }: DatesFormProps) {
  const form = useForm<ChosenDates>({ ...formBehaviour, defaultValues: datesOf(change) });
  const { control } = form;
  useReportDirty(form, onEdit);
  const [clearsStart, clearsEnd] = useWatch({ control, name: ['clears_start', 'clears_end'] });

  // a day that is to be cleared is neither edited nor validated
  useEffect(() => {
    if (clearsStart) form.resetField('start_date', { defaultValue: null });
    if (clearsEnd) form.resetField('end_date', { defaultValue: null });
  }, [form, clearsStart, clearsEnd]);

  const submit = async (dates: ChosenDates) => {
    const change = datesChange(dates);
    if (change) await onSubmit(change);
    else form.setError('start_date', { message: 'Enter a date, or clear one' });
  };

  return (
    <Form form={form} label="Change dates" onSubmit={submit}>
      <DateField name="start_date" label="First day" {...helpFor(clearsStart)} />
      <CheckboxField name="clears_start" label="Clear the first day" help="Starts immediately" />
      <DateField name="end_date" label="Last day" {...helpFor(clearsEnd)} />
      <CheckboxField name="clears_end" label="Clear the last day" help="Runs indefinitely" />
      <SubmitButton>Preview</SubmitButton>
    </Form>
  );
}

const helpFor = (isCleared: boolean) =>
  isCleared ? { disabledReason: 'This day will be cleared' } : { help: "Leave empty to keep each campaign's own day" };
