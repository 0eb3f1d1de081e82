import { lazy } from 'react';
import { numberFormatter } from '@/shared/lib/format';
import type { DeltaProps } from '@/shared/ui/stat';
import { fullText } from './axis-text';
import { ChartFrame, type ChartStates } from './chart-frame';
import { Legend } from './legend';
import { type ChartAxis, type ChartOthers, type ChartSeries, filledIn, withTones } from './series';

const Plot = lazy(() => import('./plot'));

export interface ChartProps<Row> extends ChartStates {
  kind: 'line' | 'area' | 'bar';
  /** In drawing order; undefined while loading. */
  data: readonly Row[] | undefined;
  x: ChartAxis<Row>;
  series: readonly ChartSeries<Row>[];
  /** Number format as `Intl` options: money, percentages. */
  format?: Intl.NumberFormatOptions;
  /** Whether an increase or a decrease against the previous period is good; by default, neither. */
  goodWhen?: DeltaProps['goodWhen'];
  /** Stacks the areas, the first at the bottom: the series are parts of a whole. Pale series stay lines. */
  stacked?: boolean;
  /** A bar or area that combines many items. It opens by a click, by the button beside the legend, or in the table. */
  others?: ChartOthers | undefined;
}

/** Line, area or bar chart. For a single number, use a `Stat`. */
export function Chart<Row extends object>({
  kind,
  data,
  x,
  series,
  format,
  goodWhen,
  stacked = false,
  others,
  ...states
}: ChartProps<Row>) {
  const drawn = withTones(series);
  const several = drawn.length > 1;
  const filled = filledIn(kind, stacked);

  const table = () => {
    const write = numberFormatter(format);
    const cell = (value: unknown) => (typeof value === 'number' ? write(value) : '–');
    return {
      head: [x.label, ...series.map(({ label }) => label)],
      rows: (data ?? []).map((row) => [
        fullText(String(row[x.key]), x.kind, x.partial),
        ...series.map(({ key }) => cell(row[key])),
      ]),
    };
  };

  return (
    <ChartFrame
      {...states}
      state={data ? (data.length === 0 ? 'empty' : 'ready') : 'loading'}
      legend={
        (several || others) && (
          <Legend series={several ? drawn : []} filled={filled} others={others} stacked={stacked} />
        )
      }
      table={() => ({ ...table(), others })}
      plot={
        <Plot
          kind={kind}
          label={states.label}
          data={data ?? []}
          x={x.key}
          xKind={x.kind}
          partial={x.partial}
          series={drawn}
          format={format}
          goodWhen={goodWhen}
          stacked={stacked}
          others={others}
        />
      }
    />
  );
}
