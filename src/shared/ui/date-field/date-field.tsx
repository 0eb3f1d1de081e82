import { isDay } from '@/shared/lib/dates';
import { type FieldProps, FieldShell, lockedReason, useField } from '@/shared/ui/field';
import { CalendarButton } from './calendar-button';
import { type DateRule, refuseDay } from './date-rule';
import { DateRow, DayInput } from './day-input';

/**
 * A day, typed or chosen from a calendar. The value is `yyyy-MM-dd`, null when nothing is written, and the text itself
 * while it is no day.
 */
export function DateField({ name, min, max, ...shell }: FieldProps & DateRule) {
  const { field, error } = useField(name, (value) => refuseDay(value, { min, max }));
  return (
    <FieldShell {...shell} error={error}>
      {(control) => (
        <DateRow id={`${control.id}row`}>
          <DayInput {...control} field={field} />
          <CalendarButton
            label={`Choose a day: ${shell.label}`}
            disabledReason={lockedReason(shell)}
            controlId={`${control.id}row`}
            days={isDay(field.value) ? [field.value] : []}
            {...{ min, max }}
            onPick={([day]) => field.onChange(day)}
          />
        </DateRow>
      )}
    </FieldShell>
  );
}
