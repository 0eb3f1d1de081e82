import { isDay } from '@preroll/rules/time/periods';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from '@/shared/theme';
import { FieldGroup, type FieldProps, lockedReason, useField } from '@/shared/ui/field';
import { CalendarButton } from './calendar-button';
import { type DateRule, validateDay, validateEnd } from './date-rule';
import { DayInput } from './day-input';

const Row = styled('span', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '1.5',
    maxW: '80',
    color: 'text.subtle',
    '& > input': { color: 'text', px: '2.5' },
  },
});

interface DateRangeFieldProps extends Omit<FieldProps, 'name'>, DateRule {
  /** Form paths of the first and last day, both inclusive. */
  names: readonly [start: string, end: string];
}

const bothErrors = (start: string | undefined, end: string | undefined) =>
  start && end && start !== end ? `First day: ${start}. Last day: ${end}` : (start ?? end);

/** A range of dates: two form values with one calendar. */
export function DateRangeField({ names, min, max, ...shell }: DateRangeFieldProps) {
  const rowId = useId();
  const [startName, endName] = names;
  const startValue: unknown = useWatch({ name: startName });
  const start = useField(startName, (value) => validateDay(value, { min, max }));
  const end = useField(endName, (value) => validateEnd(startValue, value, { min, max }));
  const { trigger } = useFormContext();
  const locked = lockedReason(shell);

  const changeStart = (day: unknown) => {
    start.field.onChange(day);
    // validates the end again, because its error may depend on the start
    if (end.error) void trigger(endName);
  };

  const pick = ([first, last]: readonly string[]) => {
    start.field.onChange(first);
    end.field.onChange(last);
  };

  return (
    <FieldGroup {...shell} error={bothErrors(start.error, end.error)}>
      {(group) => {
        const common = {
          disabled: locked !== undefined,
          'aria-describedby': group['aria-describedby'],
          'aria-required': shell.required || undefined,
        };
        return (
          <Row id={rowId}>
            <DayInput
              {...common}
              aria-label={`${shell.label}: first day`}
              aria-invalid={start.error ? true : undefined}
              field={{ ...start.field, onChange: changeStart }}
            />
            <span aria-hidden>–</span>
            <DayInput
              {...common}
              aria-label={`${shell.label}: last day`}
              aria-invalid={end.error ? true : undefined}
              field={end.field}
            />
            <CalendarButton
              label={`Choose both days: ${shell.label}`}
              disabledReason={locked}
              controlId={rowId}
              range
              days={[start.field.value, end.field.value].filter(isDay)}
              {...{ min, max }}
              onPick={pick}
            />
          </Row>
        );
      }}
    </FieldGroup>
  );
}
