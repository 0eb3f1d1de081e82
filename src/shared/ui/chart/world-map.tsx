import { lazy } from 'react';
import { numberFormatter } from '@/shared/lib/format';
import { ChartFrame, type ChartStates } from './chart-frame';
import type { CountryValue } from './world-plot';

const WorldPlot = lazy(() => import('./world-plot'));

interface WorldMapProps extends ChartStates {
  /** Undefined while loading. */
  countries: readonly CountryValue[] | undefined;
  /** Begins the sentence about the peak: "Most shows", "Highest CTR". */
  most: string;
  format?: Intl.NumberFormatOptions | undefined;
  onOpen: (country: CountryValue) => void;
}

/**
 * A value per country. Arrow keys move between countries by rank; the same numbers are available as a table, which
 * includes the countries that are too small to be drawn.
 */
export function WorldMap({ countries, most, format, onOpen, ...states }: WorldMapProps) {
  const write = numberFormatter(format);
  const cell = (value: number | null) => (value === null ? '–' : write(value));
  const ordered = countries?.toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0)) ?? [];
  const hasValues = (ordered[0]?.value ?? 0) > 0;
  return (
    <ChartFrame
      {...states}
      state={countries ? (hasValues ? 'ready' : 'empty') : 'loading'}
      table={() => ({ head: ['Country', 'Value'], rows: ordered.map(({ name, value }) => [name, cell(value)]) })}
      plot={<WorldPlot label={states.label} countries={ordered} most={most} cell={cell} onOpen={onOpen} />}
    />
  );
}
