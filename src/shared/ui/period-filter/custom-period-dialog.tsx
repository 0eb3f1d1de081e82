import { isDay } from '@preroll/rules/time/periods';
import { useForm } from 'react-hook-form';
import type { Day, Period } from '@/shared/lib/dates';
import { DateRangeField } from '@/shared/ui/date-field';
import { formBehaviour } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';

interface CustomPeriodDialogProps {
  period: Period;
  min: Day | undefined;
  max: Day;
  onClose: () => void;
  onChange: (period: Period) => void;
}

/** Asks for the first and last day of a period. */
export function CustomPeriodDialog({ period, min, max, onClose, onChange }: CustomPeriodDialogProps) {
  const form = useForm<Period>({ ...formBehaviour, defaultValues: { from: period.from, to: period.to } });

  const submit = async (values: Period) => {
    const missing = (['from', 'to'] as const).find((name) => !isDay(values[name]));
    if (missing === undefined) return onChange(values);
    form.setError(missing, { message: 'Required' }, { shouldFocus: true });
    return false;
  };

  return (
    <FormDialog title="Other dates" form={form} onSubmit={submit} onClose={onClose} submitLabel="Apply">
      <DateRangeField label="Dates" names={['from', 'to']} required min={min} max={max} />
    </FormDialog>
  );
}
