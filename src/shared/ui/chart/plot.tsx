import { useId } from 'react';
import { Area, Bar, CartesianGrid, ComposedChart, Line, ReferenceLine, Tooltip, YAxis } from 'recharts';
import { numberFormatter } from '@/shared/lib/format';
import { useIsBelow } from '@/shared/lib/media-query';
import { Delta, type DeltaProps } from '@/shared/ui/stat';
import { AreaGradients, gradientUrl } from './area-gradients';
import { tooltipText } from './axis-text';
import { axisTicks, createTickFormatter } from './axis-ticks';
import { Mark } from './mark';
import { NamesAxis } from './names-axis';
import { OthersBar } from './others-bar';
import { PlotRoot } from './plot-styles';
import { PlotTooltip } from './plot-tooltip';
import { heightOf, numberAt } from './row-numbers';
import { splitIntoRuns } from './runs';
import { type ChartOthers, filledIn, strokeOf, type TonedSeries } from './series';
import { NAMES_SPACE, StackNames } from './stack-names';
import { Swatch } from './swatch';
import { Weekends } from './weekends';

/** Maximum number of points with markers, which distinguish lines; more would overlap. */
const MAX_MARKERS = 31;

const AREA_OPACITY = 0.08;

interface PlotProps {
  kind: 'line' | 'area' | 'bar';
  label: string;
  data: readonly object[];
  /** Row key of the x values. */
  x: string;
  xKind: 'day' | undefined;
  /** Incomplete x values, with the part that each covers. */
  partial: ReadonlyMap<string, string> | undefined;
  series: readonly TonedSeries[];
  format: Intl.NumberFormatOptions | undefined;
  goodWhen: DeltaProps['goodWhen'];
  stacked: boolean;
  others: ChartOthers | undefined;
}

/** Draws a `Chart`. The only module that imports the charting library, which is thus loaded on demand. */
export default function Plot({
  kind,
  label,
  data,
  x,
  xKind,
  partial,
  series,
  format,
  goodWhen,
  stacked,
  others,
}: PlotProps) {
  const id = useId();
  const write = numberFormatter(format);
  const names = data.map((row) => String(Reflect.get(row, x)));
  const runs = splitIntoRuns(names, partial);
  const filled = filledIn(kind, stacked);
  const numbers = data.flatMap((row) => series.map(({ key }) => numberAt(row, key) ?? 0));
  const isWhole = numbers.every(Number.isInteger);
  const isStacked = stacked && kind !== 'bar';
  const heights = isStacked ? [...numbers, ...data.map(heightOf(series))] : numbers;
  const hasNames = !useIsBelow('md') && isStacked;
  const ticks = axisTicks(heights, isWhole && format?.style !== 'percent');
  const isMarkedAll = data.length <= MAX_MARKERS && series.filter(({ pale }) => !pale).length > 1;

  /** Draws markers if several lines have few points, and on isolated points, which have no line. */
  const mark = ({ key, tone, pale }: TonedSeries) => {
    const isMarked = (index: number) =>
      (isMarkedAll && !pale) || (numberAt(data[index - 1], key) === null && numberAt(data[index + 1], key) === null);
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

  const [current, ...more] = series.filter(({ pale }) => !pale);
  const earlier = series.find(({ pale }) => pale);
  /** The change against the previous period, for a chart of a single quantity. */
  const changeAt = (row: object | undefined) => {
    if (current === undefined || earlier === undefined || more.length > 0) return null;
    const [value, previous] = [numberAt(row, current.key), numberAt(row, earlier.key)];
    return previous === null ? null : <Delta value={value} previous={previous} format={format} goodWhen={goodWhen} />;
  };

  const shapeOf = (one: TonedSeries) => {
    const shared = { dataKey: one.key, name: one.label, isAnimationActive: false };
    const { color, width, dash } = strokeOf(one);
    if (kind === 'bar')
      return (
        <Bar
          key={one.key}
          {...shared}
          fill={one.pale ? 'none' : gradientUrl(id, one.tone)}
          stroke={color}
          radius={[2, 2, 0, 0]}
          maxBarSize={48}
          shape={(bar) => (
            <OthersBar {...bar} pale={one.pale} others={names[bar.index] === others?.name ? others : undefined} />
          )}
        />
      );
    if (stacked && !one.pale)
      return (
        <Area
          key={one.key}
          {...shared}
          stackId="parts"
          stroke={color}
          strokeWidth={1}
          fill={gradientUrl(id, one.tone)}
          fillOpacity={1}
          activeDot={false}
          {...(one.label === others?.name && { onClick: others.onOpen, cursor: 'pointer' })}
        />
      );
    const line = {
      ...shared,
      stroke: color,
      strokeWidth: width,
      strokeDasharray: dash,
      dot: mark(one),
      activeDot: ({ cx, cy }: { cx?: number; cy?: number }) =>
        one.pale ? <g /> : <Mark tone={one.tone} cx={cx ?? 0} cy={cy ?? 0} active />,
    };
    if (one.pale) return <Line key={one.key} {...line} />;
    const between = (from: number, to: number) => (row: object) => {
      const index = data.indexOf(row);
      return index >= from && index <= to ? numberAt(row, one.key) : null;
    };
    return runs.map(({ from, to, isWhole }) => {
      const run = { ...line, dataKey: between(from, to), strokeDasharray: isWhole ? dash : '2 4' };
      const key = `${one.key} ${from}`;
      return kind === 'area' && isWhole ? (
        <Area key={key} {...run} fill={color} fillOpacity={AREA_OPACITY} />
      ) : (
        <Line key={key} {...run} />
      );
    });
  };

  return (
    <PlotRoot translate="no">
      <ComposedChart
        responsive
        style={{ width: '100%', height: '100%' }}
        data={data}
        margin={{ top: 8, right: hasNames ? NAMES_SPACE : 20, bottom: 0, left: 4 }}
        aria-label={`${label}: arrow keys go from point to point`}
      >
        <AreaGradients id={id} tones={series.flatMap(({ tone, pale }) => (pale ? [] : tone))} quiet={isStacked} />
        {xKind === 'day' && kind !== 'bar' && <Weekends days={names} />}
        <CartesianGrid vertical={false} />
        <NamesAxis x={x} xKind={xKind} names={names} />
        <YAxis
          width="auto"
          axisLine={false}
          tickLine={false}
          tickMargin={8}
          ticks={ticks}
          domain={[ticks[0] ?? 0, ticks.at(-1) ?? 1]}
          interval={0}
          tickFormatter={createTickFormatter(format)}
        />
        <Tooltip
          isAnimationActive={false}
          filterNull={false}
          content={({ active, label: value, payload }) =>
            active ? (
              <PlotTooltip
                title={tooltipText(String(value), xKind, partial)}
                change={changeAt(payload[0]?.payload)}
                lines={series.map((one) => {
                  const { key, label, nameAt } = one;
                  const number = numberAt(payload[0]?.payload, key);
                  return {
                    key,
                    label: nameAt?.(String(value)) ?? label,
                    value: number === null ? '–' : write(number),
                    swatch: series.length > 1 && <Swatch series={one} filled={filled(one)} quiet={isStacked} />,
                  };
                })}
              />
            ) : null
          }
        />
        {Math.min(...numbers) < 0 && <ReferenceLine y={0} />}
        {series.map(shapeOf)}
        {hasNames && <StackNames series={series.filter(({ pale }) => !pale)} row={data.at(-1)} />}
      </ComposedChart>
    </PlotRoot>
  );
}
