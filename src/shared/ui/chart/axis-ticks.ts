import { numberFormatter } from '@/shared/lib/format';

/** Steps between the lines, times a power of ten. */
const ROUND = [1, 2, 2.5, 5];

/** Five lines at most. */
const MOST_STEPS = 4;

/**
 * The values of an axis's lines: round, and as close around the numbers and zero as they can be.
 *
 * @param isWhole whether there is nothing between whole numbers
 */
export function axisTicks(numbers: readonly number[], isWhole: boolean): number[] {
  const [least, most] = [Math.min(0, ...numbers), Math.max(0, ...numbers)];
  // nothing but zeros: one line above
  if (least === most) return [0, 1];
  const power = 10 ** Math.floor(Math.log10((most - least) / MOST_STEPS));
  const steps = [power, power * 10].flatMap((ten) => ROUND.map((one) => one * ten));
  const spans = steps
    .filter((step) => !isWhole || Number.isInteger(step))
    .map((step) => ({ step, from: Math.floor(least / step), to: Math.ceil(most / step) }));
  const { step, from, to } = spans.find((span) => span.to - span.from <= MOST_STEPS) ?? { step: 1, from: 0, to: 1 };
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
}

/** Writes a value of `axisTicks` shortly, and never as another: these have two digits, and zeros. */
export function tickWriter(format: Intl.NumberFormatOptions | undefined): (value: number) => string {
  const write = numberFormatter({
    ...format,
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumSignificantDigits: 2,
  });
  // en-GB writes a million as m, which reads as a thousandth
  return (value) => write(value).replace('m', 'M');
}
