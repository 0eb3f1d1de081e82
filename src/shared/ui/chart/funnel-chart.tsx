import { formatNumber } from '@/shared/lib/format';
import { ChartFrame, type ChartStates } from './chart-frame';
import { type FunnelStep, formatFunnelRate, funnelRates } from './funnel-rates';
import { FunnelSteps } from './funnel-steps';

interface FunnelChartProps extends ChartStates {
  /** In order; undefined while loading. */
  steps: readonly FunnelStep[] | undefined;
  /** Unit of the counts, used as the table's column header. */
  counted: string;
  /** The noun for the total in shares after the counted step: "shows". */
  whole?: string;
}

/** How many continue from each step to the next. */
export function FunnelChart({ steps, counted, whole, ...states }: FunnelChartProps) {
  const table = () => ({
    head: ['Step', counted, 'Of the first', 'Of the previous step'],
    rows: funnelRates(steps ?? []).map(({ ofFirst, ofPrevious }, index) => {
      const step = steps?.[index];
      return [
        step?.label ?? '',
        formatNumber(step?.value ?? 0),
        formatFunnelRate(ofFirst),
        formatFunnelRate(ofPrevious),
      ];
    }),
  });

  return (
    <ChartFrame
      {...states}
      state={steps ? (steps.length === 0 ? 'empty' : 'ready') : 'loading'}
      table={table}
      plot={<FunnelSteps label={states.label} steps={steps ?? []} whole={whole} />}
    />
  );
}
