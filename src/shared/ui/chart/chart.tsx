import { lazy } from 'react';
import { numberFormatter } from '@/shared/lib/format';
import { fullText } from './axis-text';
import { ChartFrame, type ChartStates } from './chart-frame';
import { Legend } from './legend';
import { type ChartAxis, type ChartSeries, drawnSeries } from './series';

const Plot = lazy(() => import('./plot'));

export interface ChartProps<Row> extends ChartStates {
  kind: 'line' | 'area' | 'bar';
  /** In the order in which they are drawn; undefined while they are on their way. */
  data: readonly Row[] | undefined;
  x: ChartAxis<Row>;
  series: readonly ChartSeries<Row>[];
  /** How the numbers are written, as `Intl` takes it: money, percents. */
  format?: Intl.NumberFormatOptions;
}

/** The course of numbers, or their sizes side by side. One number alone is a `Stat`. */
export function Chart<Row extends object>({ kind, data, x, series, format, ...states }: ChartProps<Row>) {
  const drawn = drawnSeries(series);
  const several = drawn.length > 1;

  const table = () => {
    const write = numberFormatter(format);
    const cell = (value: unknown) => (typeof value === 'number' ? write(value) : '–');
    return {
      head: [x.label, ...series.map(({ label }) => label)],
      rows: (data ?? []).map((row) => [
        fullText(String(row[x.key]), x.kind),
        ...series.map(({ key }) => cell(row[key])),
      ]),
    };
  };

  return (
    <ChartFrame
      {...states}
      state={data ? (data.length === 0 ? 'empty' : 'ready') : 'loading'}
      legend={several && <Legend series={drawn} filled={kind === 'bar'} />}
      table={table}
      plot={
        <Plot
          kind={kind}
          label={states.label}
          data={data ?? []}
          x={x.key}
          xKind={x.kind}
          series={drawn}
          format={format}
        />
      }
    />
  );
}
