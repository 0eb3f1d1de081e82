import { numberFormatter } from '@/shared/lib/format';

export interface FunnelStep {
  /** Unique within the funnel. */
  label: string;
  value: number;
}

interface Rates {
  /** Share of the first step, 0 to 1; null if that is zero. */
  ofFirst: number | null;
  ofPrevious: number | null;
}

const part = (value: number, total: number) => (total > 0 ? value / total : null);

/** Conversion rates of each step, relative to the first step and to the previous one. */
export function funnelRates(steps: readonly FunnelStep[]): Rates[] {
  const first = steps[0]?.value ?? 0;
  return steps.map(({ value }, index) => ({
    ofFirst: part(value, first),
    ofPrevious: part(value, steps[Math.max(0, index - 1)]?.value ?? 0),
  }));
}

const percent = numberFormatter({ style: 'percent', maximumFractionDigits: 1 });

/** Formats a rate as `42.5%`, or a dash without one. */
export const writeRate = (rate: number | null): string => (rate === null ? '–' : percent(rate));
