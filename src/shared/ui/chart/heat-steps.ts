type HeatStep = 0 | 1 | 2 | 3 | 4 | 5;

const MAX_STEP = 5;

/** The colour step of a value. The lowest is reserved for zero, so that small values stay distinguishable from it. */
export function heatStep(value: number | null, most: number): HeatStep {
  if (value === null || value <= 0 || most <= 0) return 0;
  return Math.min(MAX_STEP, Math.max(1, Math.ceil((value / most) * MAX_STEP))) as HeatStep;
}

interface Peak {
  /** Index of the weekday, from Monday. */
  day: number;
  hour: number;
  value: number;
}

/** The hour of the week with the highest value; undefined if there is none above zero. */
export function peakOf(week: readonly (readonly (number | null)[])[]): Peak | undefined {
  let peak: Peak | undefined;
  for (const [day, hours] of week.entries())
    for (const [hour, value] of hours.entries())
      if (value !== null && value > (peak?.value ?? 0)) peak = { day, hour, value };
  return peak;
}
