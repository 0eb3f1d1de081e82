import { numberFormatter } from '@/shared/lib/format';

interface Change {
  direction: 'up' | 'down' | 'same';
  /** With its sign: `+9.5%`, `-3 pp`. */
  text: string;
}

const percent = numberFormatter({ style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
const points = numberFormatter({ maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/**
 * What became of a number since the previous period. Percents are compared in percentage points; what was zero has no
 * percentage, so the difference itself is told. What rounds to nothing is no change.
 */
export function compare(value: number, previous: number, format: Intl.NumberFormatOptions = {}): Change {
  const text = write(value, previous, format);
  const direction = text.startsWith('+') ? 'up' : text.startsWith('-') ? 'down' : 'same';
  return { direction, text };
}

function write(value: number, previous: number, format: Intl.NumberFormatOptions): string {
  const difference = value - previous;
  if (format.style === 'percent') return `${points(difference * 100)} pp`;
  if (previous !== 0) return percent(difference / Math.abs(previous));
  return numberFormatter({ ...format, signDisplay: 'exceptZero' })(difference);
}
