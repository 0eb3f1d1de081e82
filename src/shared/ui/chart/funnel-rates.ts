import { numberFormatter } from '@/shared/lib/format';

export interface FunnelStep {
  /** Unique within the funnel. */
  label: string;
  value: number;
  /** Precedes the counted step; drawn grey. */
  isBefore?: boolean;
  /** The time at which the step is reached: "0:08". */
  at?: string;
}

interface Rates {
  /** Share of the first step, 0 to 1; null if that is zero. */
  ofFirst: number | null;
  ofPrevious: number | null;
  /** Share of the counted step, 0 to 1; null for that step and those before it. */
  ofCounted: number | null;
}

const part = (value: number, total: number) => (total > 0 ? value / total : null);

/** Conversion rates of each step, relative to the first, the previous and the counted step. */
export function funnelRates(steps: readonly FunnelStep[]): Rates[] {
  const first = steps[0]?.value ?? 0;
  const counted = steps.findIndex(({ isBefore }) => !isBefore);
  return steps.map(({ value }, index) => ({
    ofFirst: part(value, first),
    ofPrevious: part(value, steps[Math.max(0, index - 1)]?.value ?? 0),
    ofCounted: counted > 0 && index > counted ? part(value, steps[counted]?.value ?? 0) : null,
  }));
}

const percent = numberFormatter({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Formats a rate as `42.5%`, the whole as `100%`, and null as a dash. */
export const formatFunnelRate = (rate: number | null): string =>
  rate === null ? '–' : rate === 1 ? '100%' : percent(rate);
