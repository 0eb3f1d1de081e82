import { numberFormatter } from '@/shared/lib/format';
import { groupDigits } from './decimals';
import { parseDecimal } from './parse-decimal';

export interface NumberRule {
  min?: number | undefined;
  max?: number | undefined;
  /** Step of the arrow keys; typed values may lie in between. */
  step?: number | undefined;
  integer?: boolean | undefined;
}

const plain = numberFormatter({ useGrouping: false, maximumFractionDigits: 20 });

/** Formats a number for the input, with thousands separators and all decimals. Returns other text unchanged. */
export function formatNumberInput(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? groupDigits(plain(value)) : '';
  return typeof value === 'string' ? value : '';
}

/** Parses typed text: a number, null if empty, otherwise the text. */
export function parseNumber(text: string, units: readonly (string | undefined)[] = []): number | string | null {
  if (text.trim() === '') return null;
  const decimal = parseDecimal(
    text,
    units.filter((unit) => unit !== undefined),
  );
  return decimal === null ? text : Number(decimal);
}

/** Validates the value of a number field and returns the error. */
export function validateNumber(value: unknown, { min, max, integer }: NumberRule): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value !== 'number') return 'Write a number, such as 1,250.5';
  if (integer && !Number.isInteger(value)) return 'Write a whole number';
  if (min !== undefined && value < min) return `At least ${formatNumberInput(min)}`;
  if (max !== undefined && value > max) return `At most ${formatNumberInput(max)}`;
  return undefined;
}

/** Changes a value by a number of steps, within its limits. An empty field starts at the limit, or at zero. */
export function stepNumber(value: unknown, steps: number, { min, max, step = 1 }: NumberRule): number {
  const within = (number: number) =>
    Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, number));
  if (typeof value !== 'number') return within(0);
  // removes rounding errors such as that of 0.1 + 0.2
  return within(Number((value + steps * step).toPrecision(12)));
}
