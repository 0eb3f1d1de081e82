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
const points = numberFormatter(decimals(2));

/** The largest change that is told exactly: beyond, the period before was next to nothing. */
const MOST = 9.99;

/**
 * Compares a number with the previous period. Percentages are compared in percentage points; a number that was zero
 * before is `new`. A change that rounds to zero counts as none.
 */
export function compare(value: number, previous: number, format: Intl.NumberFormatOptions = {}): Change {
  const text = write(value, previous, format);
  const direction = text.includes('+') ? 'up' : text.startsWith('-') ? 'down' : text === 'new' ? 'new' : 'same';
  // a hyphen is narrower than a digit
  return { direction, text: text.replace('-', '−') };
}

function write(value: number, previous: number, format: Intl.NumberFormatOptions): string {
  const difference = value - previous;
  if (format.style === 'percent') return `${points(difference * 100)} pp`;
  if (previous === 0) return value === 0 ? percent(0) : 'new';
  const share = difference / Math.abs(previous);
  return share > MOST ? 'over +999%' : percent(share);
}
