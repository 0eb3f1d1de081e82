import { Bar, ComposedChart, Tooltip, useChartWidth, XAxis, YAxis } from 'recharts';
import { formatNumber } from '@/shared/lib/format';
import { charactersThatFit, tickText } from './axis-text';
import { type FunnelStep, funnelRates, writeRate } from './funnel-rates';
import { PlotRoot } from './plot-styles';
import { PlotTooltip } from './plot-tooltip';
import { toneColor } from './series';
import { turnArrows } from './turn-arrows';

interface FunnelPlotProps {
  label: string;
  counted: string;
  steps: readonly FunnelStep[];
}

/** Maximum share of the width for step names, so that bars stay long enough to compare. */
const NAMES = 0.3;

function StepAxis() {
  const letters = charactersThatFit((useChartWidth() ?? 0) * NAMES);
  return (
    <YAxis
      type="category"
      dataKey="label"
      width="auto"
      axisLine={false}
      tickLine={false}
      interval={0}
      tickFormatter={(value: string) => tickText(value, undefined, letters || undefined)}
    />
  );
}

/**
 * Draws a funnel as horizontal bars: lengths compare better than areas, and unlike the library's funnel they support
 * arrow keys.
 */
export default function FunnelPlot({ label, counted, steps }: FunnelPlotProps) {
  const rates = funnelRates(steps);
  const rows = steps.map((step, index) => ({
    ...step,
    ...rates[index],
    share: writeRate(rates[index]?.ofFirst ?? null),
  }));
  return (
    <PlotRoot onKeyDownCapture={turnArrows}>
      <ComposedChart
        layout="vertical"
        responsive
        style={{ width: '100%', height: '100%' }}
        data={rows}
        margin={{ top: 0, right: 4, bottom: 0, left: 4 }}
        aria-label={`${label}: arrow keys go from step to step`}
      >
        {/* tracks of the bars are drawn even when all counts are zero */}
        <XAxis type="number" hide domain={[0, (most: number) => Math.max(most, 1)]} />
        <StepAxis />
        <YAxis
          yAxisId="share"
          orientation="right"
          type="category"
          dataKey="share"
          allowDuplicatedCategory
          width="auto"
          axisLine={false}
          tickLine={false}
          interval={0}
        />
        <Tooltip
          isAnimationActive={false}
          content={({ active, label: step, payload }) => {
            const row: (typeof rows)[number] | undefined = payload[0]?.payload;
            return active && row ? (
              <PlotTooltip
                title={String(step)}
                lines={[
                  { key: 'count', label: counted, value: formatNumber(row.value) },
                  { key: 'first', label: 'Of the first', value: writeRate(row.ofFirst ?? null) },
                  { key: 'before', label: 'Of the previous step', value: writeRate(row.ofPrevious ?? null) },
                ]}
              />
            ) : null;
          }}
        />
        <Bar
          dataKey="value"
          name={counted}
          isAnimationActive={false}
          fill={toneColor(1)}
          background
          radius={2}
          maxBarSize={32}
        />
      </ComposedChart>
    </PlotRoot>
  );
}
