import { useId } from 'react';
import { Area, Bar, CartesianGrid, ComposedChart, Line, ReferenceLine, Tooltip, YAxis } from 'recharts';
import { numberFormatter } from '@/shared/lib/format';
import { fullText } from './axis-text';
import { Fills, fillOf } from './fills';
import { Mark } from './mark';
import { NamesAxis } from './names-axis';
import { PlotRoot } from './plot-styles';
import { PlotTooltip } from './plot-tooltip';
import { type Drawn, toneColor, toneMarks } from './series';
import { Swatch } from './swatch';

/** With more points than this their marks would run together. */
const MARKED = 31;

interface PlotProps {
  kind: 'line' | 'area' | 'bar';
  label: string;
  data: readonly object[];
  /** Keys of the rows. */
  x: string;
  xKind: 'day' | undefined;
  series: readonly Drawn[];
  format: Intl.NumberFormatOptions | undefined;
}

const numberAt = (row: object | undefined, key: string): number | null => {
  const value: unknown = row && Reflect.get(row, key);
  return typeof value === 'number' ? value : null;
};

/** The drawing of `Chart`: all of the library that there is, fetched when the first chart is shown. */
export default function Plot({ kind, label, data, x, xKind, series, format }: PlotProps) {
  const id = useId();
  const write = numberFormatter(format);
  const numbers = data.flatMap((row) => series.map(({ key }) => numberAt(row, key) ?? 0));
  const whole = numbers.every(Number.isInteger);

  /** A point is marked where points are few, and where no line leads to it. */
  const mark = ({ key, tone }: Drawn) => {
    const isMarked = (index: number) =>
      data.length <= MARKED || (numberAt(data[index - 1], key) === null && numberAt(data[index + 1], key) === null);
    return ({
      cx,
      cy,
      index,
    }: {
      cx?: number | undefined;
      cy?: number | null | undefined;
      index?: number | undefined;
    }) =>
      typeof cx === 'number' && typeof cy === 'number' && index !== undefined && isMarked(index) ? (
        <Mark key={index} tone={tone} cx={cx} cy={cy} />
      ) : null;
  };

  const shapeOf = (one: Drawn) => {
    const shared = { dataKey: one.key, name: one.label, isAnimationActive: false };
    const color = toneColor(one.tone);
    if (kind === 'bar')
      return (
        <Bar
          key={one.key}
          {...shared}
          fill={fillOf(id, one.tone)}
          stroke={color}
          radius={[2, 2, 0, 0]}
          maxBarSize={48}
        />
      );
    const line = {
      ...shared,
      stroke: color,
      strokeWidth: 2,
      strokeDasharray: toneMarks[one.tone].dash,
      dot: mark(one),
      activeDot: ({ cx, cy }: { cx?: number; cy?: number }) => (
        <Mark tone={one.tone} cx={cx ?? 0} cy={cy ?? 0} active />
      ),
    };
    if (kind === 'line') return <Line key={one.key} {...line} />;
    return <Area key={one.key} {...line} fill={color} fillOpacity={0.14} />;
  };

  return (
    <PlotRoot>
      <ComposedChart
        responsive
        style={{ width: '100%', height: '100%' }}
        data={data}
        margin={{ top: 8, right: 20, bottom: 0, left: 4 }}
        aria-label={`${label}: arrow keys go from point to point`}
      >
        <Fills id={id} tones={series.map(({ tone }) => tone)} />
        <CartesianGrid vertical={false} />
        <NamesAxis x={x} xKind={xKind} count={data.length} />
        <YAxis
          width="auto"
          axisLine={false}
          tickLine={false}
          tickMargin={8}
          allowDecimals={!whole || format?.style === 'percent'}
          tickFormatter={numberFormatter({ ...format, notation: 'compact', maximumFractionDigits: whole ? 1 : 2 })}
        />
        <Tooltip
          isAnimationActive={false}
          filterNull={false}
          content={({ active, label: value, payload }) =>
            active ? (
              <PlotTooltip
                title={fullText(String(value), xKind)}
                lines={series.map(({ key, label, tone }) => {
                  const number = numberAt(payload[0]?.payload, key);
                  return {
                    key,
                    label,
                    value: number === null ? '–' : write(number),
                    swatch: series.length > 1 && <Swatch tone={tone} filled={kind === 'bar'} />,
                  };
                })}
              />
            ) : null
          }
        />
        {Math.min(...numbers) < 0 && <ReferenceLine y={0} />}
        {series.map(shapeOf)}
      </ComposedChart>
    </PlotRoot>
  );
}
