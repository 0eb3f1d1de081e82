import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, useRef, useState } from 'react';
import { numberFormatter, twoDigits } from '@/shared/lib/format';
import { moveInGrid } from '@/shared/lib/grid-keys';
import { styled } from '@/shared/theme';
import { ChartFrame, type ChartStates } from './chart-frame';
import { HeatMapFooter } from './heat-map-footer';
import { heatStep, peakOf } from './heat-steps';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const HOURS = 24;

const Grid = styled('table', {
  base: {
    w: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0.5',
    // cancels the border spacing at the edges
    m: '-0.5',
    '& th': { textStyle: 'caption', fontWeight: 'normal', color: 'text.muted', textAlign: 'start' },
    '& tfoot th': { textStyle: 'tick', color: 'text.subtle' },
    '& tbody td': {
      h: '6',
      borderRadius: 'xs',
      '&[data-step="0"]': { bg: 'heat.0' },
      '&[data-step="1"]': { bg: 'heat.1' },
      '&[data-step="2"]': { bg: 'heat.2' },
      '&[data-step="3"]': { bg: 'heat.3' },
      '&[data-step="4"]': { bg: 'heat.4' },
      '&[data-step="5"]': { bg: 'heat.5' },
      '&:hover': { outlineWidth: 'hairline', outlineStyle: 'solid', outlineColor: 'text' },
      '&:focus-visible': { outlineWidth: 'ring', outlineStyle: 'solid', outlineColor: 'focus', outlineOffset: 'near' },
      // the colours carry the information; the table is the alternative in words
      '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
    },
  },
});

/** `20:00–20:59`, as long as an hour lasts. */
const hourText = (hour: number) => `${twoDigits(hour)}:00–${twoDigits(hour)}:59`;

interface HeatMapProps extends ChartStates {
  /** Seven days from Monday with 24 values each; undefined while loading. */
  week: readonly (readonly (number | null)[])[] | undefined;
  /** Begins the sentence about the peak: "Most shows", "Highest CTR". */
  most: string;
  format?: Intl.NumberFormatOptions | undefined;
}

/** A value per hour of the week. Arrow keys move between hours; the same numbers are available as a table. */
export function HeatMap({ week, most, format, ...states }: HeatMapProps) {
  const write = numberFormatter(format);
  const cell = (value: number | null | undefined) => (value == null ? '–' : write(value));
  const table = () => ({
    head: ['Hour', ...days],
    rows: Array.from({ length: HOURS }, (_, hour) => [
      hourText(hour),
      ...days.map((_, day) => cell(week?.[day]?.[hour])),
    ]),
  });
  return (
    <ChartFrame
      {...states}
      state={week ? (peakOf(week) ? 'ready' : 'empty') : 'loading'}
      table={table}
      plot={<HeatPlot label={states.label} week={week ?? []} most={most} cell={cell} />}
    />
  );
}

interface HeatPlotProps extends Pick<HeatMapProps, 'label' | 'most'> {
  week: readonly (readonly (number | null)[])[];
  cell: (value: number | null | undefined) => string;
}

function HeatPlot({ label, week, most, cell }: HeatPlotProps) {
  const grid = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState(0);
  const [pointed, setPointed] = useState<number | null>(null);
  const peak = peakOf(week);
  const textOf = (index: number) => {
    const [day, hour] = [Math.floor(index / HOURS), index % HOURS];
    return `${days[day]} ${hourText(hour)}: ${cell(week[day]?.[hour])}`;
  };

  const press = (event: KeyboardEvent) => {
    const next = moveInGrid(event.key, active, { count: days.length * HOURS, columns: HOURS });
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    grid.current?.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus();
  };

  return (
    <>
      <Grid ref={grid} role="grid" aria-label={label} onKeyDown={press} onPointerLeave={() => setPointed(null)}>
        <colgroup>
          <chakra.col w="9" />
        </colgroup>
        <tbody>
          {days.map((name, day) => (
            <tr key={name}>
              <th scope="row" aria-label={name}>
                {name.slice(0, 3)}
              </th>
              {Array.from({ length: HOURS }, (_, hour) => {
                const index = day * HOURS + hour;
                return (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: an hour is identified by its position
                    key={hour}
                    data-index={index}
                    data-step={heatStep(week[day]?.[hour] ?? null, peak?.value ?? 0)}
                    tabIndex={index === active ? 0 : -1}
                    aria-label={textOf(index)}
                    onFocus={() => {
                      setActive(index);
                      setPointed(index);
                    }}
                    onBlur={() => setPointed(null)}
                    onPointerEnter={() => setPointed(index)}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot aria-hidden>
          <tr>
            <td />
            {[0, 6, 12, 18].map((hour) => (
              <th key={hour} colSpan={6}>
                {twoDigits(hour)}
              </th>
            ))}
          </tr>
        </tfoot>
      </Grid>
      <HeatMapFooter most={cell(peak?.value)}>
        {pointed === null ? peak && `${most} on ${days[peak.day]}, ${hourText(peak.hour)}` : textOf(pointed)}
      </HeatMapFooter>
    </>
  );
}
