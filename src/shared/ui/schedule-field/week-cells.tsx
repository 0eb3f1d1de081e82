import { type PointerEvent, useRef, useState } from 'react';
import { ALL_HOURS, ALL_WEEKDAYS, isScheduled, type Schedule } from './describe-schedule';
import { between } from './pick';
import { Cells } from './picker-styles';
import { columnOf, rowOf } from './week-places';

interface Cell {
  hour: number;
  weekday: number;
}

interface WeekCellsProps {
  schedule: Schedule;
  /** Summary of the schedule for screen readers. */
  label: string;
  disabled: boolean;
  onChange: (schedule: Schedule) => void;
}

/**
 * The hours of the week, one cell each. Dragging over cells selects their hours and weekdays; keyboard users use the
 * headers instead.
 */
export function WeekCells({ schedule, label, disabled, onChange }: WeekCellsProps) {
  const picture = useRef<HTMLDivElement>(null);
  const [from, setFrom] = useState<Cell | null>(null);

  const cellAt = ({ clientX, clientY }: PointerEvent): Cell | undefined => {
    const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-hour]');
    if (!cell || !picture.current?.contains(cell)) return undefined;
    return { hour: Number(cell.dataset.hour), weekday: Number(cell.dataset.weekday) };
  };

  const choose = (one: Cell, other: Cell) =>
    onChange({
      hours: between(ALL_HOURS, one.hour, other.hour),
      weekdays: between(ALL_WEEKDAYS, one.weekday, other.weekday),
    });

  const begin = (event: PointerEvent) => {
    const cell = cellAt(event);
    if (disabled || event.button !== 0 || !cell) return;
    setFrom(cell);
    choose(cell, cell);
  };

  const drag = (event: PointerEvent) => {
    // the button was released outside of the component
    if (event.buttons === 0) return setFrom(null);
    const cell = from && cellAt(event);
    if (from && cell) choose(from, cell);
  };

  return (
    <Cells
      ref={picture}
      role="img"
      aria-label={label}
      data-locked={disabled ? '' : undefined}
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={() => setFrom(null)}
      onPointerCancel={() => setFrom(null)}
    >
      {ALL_WEEKDAYS.flatMap((weekday) =>
        ALL_HOURS.map((hour) => (
          <i
            key={`${weekday} ${hour}`}
            data-hour={hour}
            data-weekday={weekday}
            data-on={isScheduled(schedule, hour, weekday) ? '' : undefined}
            style={{ gridColumn: columnOf(hour) - 1, gridRow: rowOf(hour, weekday) }}
          />
        )),
      )}
    </Cells>
  );
}
