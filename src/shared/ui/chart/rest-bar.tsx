import { Rectangle, type RectangleProps } from 'recharts';
import type { ChartRest } from './series';

interface RestBarProps extends RectangleProps {
  pale: boolean;
  rest: ChartRest | undefined;
}

/** A bar of the chart. The combined one is grey, because it has no rank among the others, and can be opened. */
export function RestBar({ pale, rest, ...bar }: RestBarProps) {
  if (rest === undefined) return <Rectangle {...bar} />;
  const grey = pale ? {} : { fill: 'var(--ui-colors-surface-track)', stroke: 'var(--ui-colors-text-subtle)' };
  return <Rectangle {...bar} {...grey} cursor="pointer" onClick={rest.onOpen} />;
}
