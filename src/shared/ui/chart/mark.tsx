import { Symbols } from 'recharts';
import type { ChartTone } from '@/shared/theme';
import { toneColor, toneMarks } from './series';

interface MarkProps {
  tone: ChartTone;
  cx: number;
  cy: number;
  active?: boolean;
}

/** Marker of a data point, in the shape of its series. */
export function Mark({ tone, cx, cy, active = false }: MarkProps) {
  return (
    <Symbols
      type={toneMarks[tone].symbol}
      cx={cx}
      cy={cy}
      size={active ? 90 : 40}
      fill={toneColor(tone)}
      stroke="var(--ui-colors-surface-panel)"
      strokeWidth={active ? 1.5 : 1}
    />
  );
}
