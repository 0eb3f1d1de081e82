import { numberFormatter } from '@/shared/lib/format';

interface Change {
  /** `new` if the previous value was zero or missing. */
  direction: 'up' | 'down' | 'same' | 'new';
  /** Signed: `+9.5%`, `−3.00 pp`. */
  text: string;
}

/** A fixed number of decimals, so that changes align in a column. */
const decimals = (digits: number) =>
  ({ minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: 'exceptZero' }) as const;
const percent = numberFormatter({ style: 'percent', ...decimals(1) });

/**
 * The largest change that is shown as a percentage; larger ones say little, because the previous value was close to
 * zero.
 */
const MAX_SHOWN_CHANGE = 9.99;

/**
 * Compares a number with the previous period. Percentages are compared in percentage points and after rounding, so that
 * the change is exactly the difference of the two displayed values. A previous value of zero, or none, gives `new`. A
 * change that rounds to zero counts as none.
 */
export function compare(value: number, previous: number | null, format: Intl.NumberFormatOptions = {}): Change {
  if (previous === null) return { direction: 'new', text: 'new' };
  const text = write(value, previous, format);
  const direction = text.includes('+') ? 'up' : text.startsWith('-') ? 'down' : text === 'new' ? 'new' : 'same';
  // a minus sign, because a hyphen is narrower than a digit
  return { direction, text: text.replace('-', '−') };
}

function write(value: number, previous: number, format: Intl.NumberFormatOptions): string {
  if (format.style === 'percent') {
    const digits = format.maximumFractionDigits ?? 0;
    const rounded = (share: number) => Math.round(share * 100 * 10 ** digits) / 10 ** digits;
    return `${numberFormatter(decimals(digits))(rounded(value) - rounded(previous))} pp`;
  }
  const difference = value - previous;
  if (previous === 0) return value === 0 ? percent(0) : 'new';
  const share = difference / Math.abs(previous);
  return share > MAX_SHOWN_CHANGE ? 'over +999%' : percent(share);
}
