import { twoDigits } from '@/shared/lib/format';
import { FieldGroup, type FieldProps, lockedReason, Presets, useField } from '@/shared/ui/field';
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
import { Parts, Summary, Week } from './picker-styles';
import { WeekCells } from './week-cells';
import { columnOf, HOURS_PER_ROW, rowOf } from './week-places';

const PRESETS: readonly { label: string; value: Schedule }[] = [
  { label: 'Always', value: { hours: [], weekdays: [] } },
  { label: 'Working hours', value: { hours: between(ALL_HOURS, 9, 18), weekdays: between(ALL_WEEKDAYS, 1, 5) } },
  { label: 'Evenings', value: { hours: between(ALL_HOURS, 18, 23), weekdays: [] } },
  { label: 'Weekends', value: { hours: [], weekdays: [6, 7] } },
];

interface ScheduleFieldProps extends Omit<FieldProps, 'name'> {
  /** Form paths of the hours (0 to 23) and the weekdays (Monday = 1 to 7). */
  names: readonly [hours: string, weekdays: string];
}

const hourName = (hour: number) => `${twoDigits(hour)}:00 to ${twoDigits(hour)}:59`;

const listOf = (value: unknown): readonly number[] => (Array.isArray(value) ? value : []);

/** Weekly schedule: a grid of the week, whose headers select hours and weekdays. An empty selection means always. */
export function ScheduleField({ names, ...shell }: ScheduleFieldProps) {
  const hours = useField(names[0]);
  const weekdays = useField(names[1]);
  const isLocked = lockedReason(shell) !== undefined;
  const schedule = { hours: listOf(hours.field.value), weekdays: listOf(weekdays.field.value) };
  const sentence = describeSchedule(schedule);
  const set = (next: Schedule) => {
    hours.field.onChange(next.hours);
    weekdays.field.onChange(next.weekdays);
  };
  const count = `${scheduledHours(schedule)} of 168 h`;

  return (
    <FieldGroup {...shell} error={hours.error ?? weekdays.error}>
      {({ 'aria-describedby': describedBy }) => (
        <Parts>
          {!isLocked && <Presets label="Presets" options={PRESETS} onChoose={set} />}
          <Summary role="status">
            <strong>{sentence}</strong> <span>{count}</span>
          </Summary>
          <Week>
            <WeekCells
              schedule={schedule}
              label={`The week: ${sentence}, ${count}`}
              disabled={isLocked}
              onChange={set}
            />
            <Picker
              label="Weekdays"
              all={ALL_WEEKDAYS}
              chosen={schedule.weekdays}
              columns={1}
              place={(weekday) => ({ gridColumn: 1, gridRow: rowOf(0, weekday) })}
              text={(weekday) => WEEKDAYS[weekday - 1] ?? ''}
              disabled={isLocked}
              describedBy={describedBy}
              isInvalid={weekdays.error !== undefined}
              onChange={weekdays.field.onChange}
              onBlur={weekdays.field.onBlur}
              focusRef={weekdays.field.ref}
            />
            <Picker
              label="Hours"
              all={ALL_HOURS}
              chosen={schedule.hours}
              columns={HOURS_PER_ROW}
              place={(hour) => ({ gridColumn: columnOf(hour), gridRow: rowOf(hour, 0) })}
              text={twoDigits}
              fullName={hourName}
              disabled={isLocked}
              describedBy={describedBy}
              isInvalid={hours.error !== undefined}
              onChange={hours.field.onChange}
              onBlur={hours.field.onBlur}
              focusRef={hours.field.ref}
            />
            {WEEKDAYS.map((name, index) => (
              <b key={name} aria-hidden style={{ gridRow: rowOf(HOURS_PER_ROW, index + 1) }}>
                {name}
              </b>
            ))}
          </Week>
        </Parts>
      )}
    </FieldGroup>
  );
}
