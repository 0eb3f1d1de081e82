import { numberFormatter } from '@/shared/lib/format';

/** Allowed steps between grid lines, times a power of ten. */
const ROUND = [1, 2, 2.5, 5];

/** At most four steps, so five lines. */
const MAX_STEPS = 4;

/**
 * The values of an axis's grid lines: round numbers that enclose the data and zero as tightly as possible. For d3-scale
 * the number of lines is a hint: it draws up to seven where five are asked for.
 *
 * @param isWhole restricts the values to whole numbers
 */
export function axisTicks(numbers: readonly number[], isWhole: boolean): number[] {
  const [least, most] = [Math.min(0, ...numbers), Math.max(0, ...numbers)];
  if (least === most) return [0, 1];
  const power = 10 ** Math.floor(Math.log10((most - least) / MAX_STEPS));
  const steps = [power, power * 10].flatMap((ten) => ROUND.map((one) => one * ten));
  const spans = steps
    .filter((step) => !isWhole || Number.isInteger(step))
    .map((step) => ({ step, from: Math.floor(least / step), to: Math.ceil(most / step) }));
  const { step, from, to } = spans.find((span) => span.to - span.from <= MAX_STEPS) ?? { step: 1, from: 0, to: 1 };
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
}

/** Formats a tick value in compact form without losing digits: ticks have at most two significant digits. */
export function createTickFormatter(format: Intl.NumberFormatOptions | undefined): (value: number) => string {
  const write = numberFormatter({
    ...format,
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumSignificantDigits: 2,
  });
  // en-GB abbreviates a million as m, which is easily read as milli
  return (value) => write(value).replace('m', 'M');
}
