import { twoDigits } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { FieldGroup, type FieldProps, lockedReason, useField } from '@/shared/ui/field';
import {
  ALL_HOURS,
  ALL_WEEKDAYS,
  describeSchedule,
  type Schedule,
  scheduledHours,
  WEEKDAYS,
} from './describe-schedule';
import { between } from './pick';
import { Picker } from './picker';
import { Part, Parts, Presets, Summary } from './picker-styles';
import { WeekPreview } from './week-preview';

const PRESETS: readonly (Schedule & { label: string })[] = [
  { label: 'Always', hours: [], weekdays: [] },
  { label: 'Working hours', hours: between(ALL_HOURS, 9, 18), weekdays: between(ALL_WEEKDAYS, 1, 5) },
  { label: 'Evenings', hours: between(ALL_HOURS, 18, 23), weekdays: [] },
  { label: 'Weekends', hours: [], weekdays: [6, 7] },
];

interface ScheduleFieldProps extends Omit<FieldProps, 'name'> {
  /** Form paths of the hours (0 to 23) and the weekdays (Monday = 1 to 7). */
  names: readonly [hours: string, weekdays: string];
}

const hourName = (hour: number) => `${twoDigits(hour)}:00 to ${twoDigits(hour)}:59`;

const listOf = (value: unknown): readonly number[] => (Array.isArray(value) ? value : []);

/** Weekly schedule: two selectors, a summary and a preview of the week. An empty selection means always. */
export function ScheduleField({ names, ...shell }: ScheduleFieldProps) {
  const hours = useField(names[0]);
  const weekdays = useField(names[1]);
  const isLocked = lockedReason(shell) !== undefined;
  const schedule = { hours: listOf(hours.field.value), weekdays: listOf(weekdays.field.value) };
  const sentence = describeSchedule(schedule);
  const count = `${scheduledHours(schedule)} of 168 h`;

  return (
    <FieldGroup {...shell} error={hours.error ?? weekdays.error}>
      {({ 'aria-describedby': describedBy }) => (
        <Parts>
          {!isLocked && (
            <Presets role="group" aria-label="Presets">
              {PRESETS.map((preset) => (
                <Button
                  key={preset.label}
                  variant="outline"
                  size="sm"
                  onClick={() => {
                    hours.field.onChange(preset.hours);
                    weekdays.field.onChange(preset.weekdays);
                  }}
                >
                  {preset.label}
                </Button>
              ))}
            </Presets>
          )}
          <Part>
            <p aria-hidden>Weekdays</p>
            <Picker
              label="Weekdays"
              all={ALL_WEEKDAYS}
              chosen={schedule.weekdays}
              columns={7}
              text={(weekday) => WEEKDAYS[weekday - 1] ?? ''}
              disabled={isLocked}
              describedBy={describedBy}
              isInvalid={weekdays.error !== undefined}
              onChange={weekdays.field.onChange}
              onBlur={weekdays.field.onBlur}
              focusRef={weekdays.field.ref}
            />
          </Part>
          <Part>
            <p aria-hidden>Hours</p>
            <Picker
              label="Hours"
              all={ALL_HOURS}
              chosen={schedule.hours}
              columns={12}
              text={twoDigits}
              fullName={hourName}
              disabled={isLocked}
              describedBy={describedBy}
              isInvalid={hours.error !== undefined}
              onChange={hours.field.onChange}
              onBlur={hours.field.onBlur}
              focusRef={hours.field.ref}
            />
          </Part>
          <Summary role="status">
            <strong>{sentence}</strong> <span>{count}</span>
          </Summary>
          <WeekPreview schedule={schedule} label={`The week: ${sentence}, ${count}`} />
        </Parts>
      )}
    </FieldGroup>
  );
}
