import { isDay } from '@preroll/rules/time/periods';
import { type FieldProps, FieldShell, lockedReason, useField } from '@/shared/ui/field';
import { CalendarButton } from './calendar-button';
import { type DateRule, validateDay } from './date-rule';
import { DateRow, DayInput } from './day-input';

/**
 * A date, typed or chosen from a calendar. The value is `yyyy-MM-dd`, null if empty, or the typed text if it isn't a
 * date.
 */
export function DateField({ name, min, max, ...shell }: FieldProps & DateRule) {
  const { field, error } = useField(name, (value) => validateDay(value, { min, max }));
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
