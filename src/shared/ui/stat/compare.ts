import { numberFormatter } from '@/shared/lib/format';

interface Change {
  direction: 'up' | 'down' | 'same';
  /** Signed: `+9.5%`, `−3 pp`. */
  text: string;
}

const percent = numberFormatter({ style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
const points = numberFormatter({ maximumFractionDigits: 2, signDisplay: 'exceptZero' });

/**
 * Compares a number with the previous period. Percentages are compared in percentage points; without a previous value
 * greater than zero, the absolute difference is shown. A change that rounds to zero counts as none.
 */
export function compare(value: number, previous: number, format: Intl.NumberFormatOptions = {}): Change {
  const text = write(value, previous, format);
  const direction = text.startsWith('+') ? 'up' : text.startsWith('-') ? 'down' : 'same';
  // a hyphen is narrower than a digit
  return { direction, text: text.replace('-', '−') };
}

function write(value: number, previous: number, format: Intl.NumberFormatOptions): string {
  const difference = value - previous;
  if (format.style === 'percent') return `${points(difference * 100)} pp`;
  if (previous !== 0) return percent(difference / Math.abs(previous));
  return numberFormatter({ ...format, signDisplay: 'exceptZero' })(difference);
}
