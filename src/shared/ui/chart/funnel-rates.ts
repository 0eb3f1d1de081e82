import { numberFormatter } from '@/shared/lib/format';

export interface FunnelStep {
  /** Names are unique. */
  label: string;
  value: number;
}

interface Rates {
  /** Parts of one; null where there was nothing to take a part of. */
  ofFirst: number | null;
  ofPrevious: number | null;
}

const part = (value: number, whole: number) => (whole > 0 ? value / whole : null);

/** How much of the first step, and of the one before, has come as far as each step. */
export function funnelRates(steps: readonly FunnelStep[]): Rates[] {
  const first = steps[0]?.value ?? 0;
  return steps.map(({ value }, index) => ({
    ofFirst: part(value, first),
    ofPrevious: part(value, steps[Math.max(0, index - 1)]?.value ?? 0),
  }));
}

const percent = numberFormatter({ style: 'percent', maximumFractionDigits: 1 });

/** A part for people: `42.5%`, or a dash. */
export const writeRate = (rate: number | null): string => (rate === null ? '–' : percent(rate));
