import { groupDigits, readDecimal } from '@/shared/lib/decimal';
import { numberFormatter } from '@/shared/lib/format';

export interface NumberRule {
  min?: number | undefined;
  max?: number | undefined;
  /** By how much an arrow key changes it; what is typed may lie between. */
  step?: number | undefined;
  /** Without decimals. */
  integer?: boolean | undefined;
}

const plain = numberFormatter({ useGrouping: false, maximumFractionDigits: 20 });

/** A number as a field shows it: thousands apart, all of its decimals. A text that is no number stays as it is. */
export function writeNumber(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? groupDigits(plain(value)) : '';
  return typeof value === 'string' ? value : '';
}

/** The value of what is typed: a number, null for nothing, else the text. */
export function readNumber(text: string, units: readonly (string | undefined)[] = []): number | string | null {
  if (text.trim() === '') return null;
  const decimal = readDecimal(
    text,
    units.filter((unit) => unit !== undefined),
  );
  return decimal === null ? text : Number(decimal);
}

/** What is wrong with the value of a number field, as a sentence. */
export function refuseNumber(value: unknown, { min, max, integer }: NumberRule): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value !== 'number') return 'Write a number, such as 1,250.5';
  if (integer && !Number.isInteger(value)) return 'Write a whole number';
  if (min !== undefined && value < min) return `At least ${writeNumber(min)}`;
  if (max !== undefined && value > max) return `At most ${writeNumber(max)}`;
  return undefined;
}

/** The value some steps further, within its limits. From nothing it begins at the limit, or at zero. */
export function stepNumber(value: unknown, steps: number, { min, max, step = 1 }: NumberRule): number {
  const within = (number: number) =>
    Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, number));
  if (typeof value !== 'number') return within(0);
  // 0.1 + 0.2 is not to be seen
  return within(Number((value + steps * step).toPrecision(12)));
}
