import { numberFormatter } from '@/shared/lib/format';

interface Change {
  /** `new` where there was nothing before. */
  direction: 'up' | 'down' | 'same' | 'new';
  /** Signed: `+9.5%`, `−3.00 pp`. */
  text: string;
}

/** Always with as many decimals, so that changes align below each other. */
const decimals = (digits: number) =>
  ({ minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: 'exceptZero' }) as const;
const percent = numberFormatter({ style: 'percent', ...decimals(1) });

/** The largest change that is told exactly: beyond, the period before was next to nothing. */
const MOST = 9.99;

/**
 * Compares a number with the previous period. Percentages are compared in percentage points, as they are written: with
 * their decimals, and of the rounded numbers, so that the change is the difference of both to the digit. A number that was
 * zero before, or had no value, is `new`. A change that rounds to zero counts as none.
 */
export function compare(value: number, previous: number | null, format: Intl.NumberFormatOptions = {}): Change {
  if (previous === null) return { direction: 'new', text: 'new' };
  const text = write(value, previous, format);
  const direction = text.includes('+') ? 'up' : text.startsWith('-') ? 'down' : text === 'new' ? 'new' : 'same';
  // a hyphen is narrower than a digit
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
  return share > MOST ? 'over +999%' : percent(share);
}
