import { Rectangle, type RectangleProps } from 'recharts';
import type { ChartOthers } from './series';

interface OthersBarProps extends RectangleProps {
  pale: boolean;
  others: ChartOthers | undefined;
}

/** A bar of the chart. The combined one is grey, because it has no rank among the others, and can be opened. */
export function OthersBar({ pale, others, ...bar }: OthersBarProps) {
  if (others === undefined) return <Rectangle {...bar} />;
  const grey = pale ? {} : { fill: 'var(--ui-colors-surface-track)', stroke: 'var(--ui-colors-text-subtle)' };
  return <Rectangle {...bar} {...grey} cursor="pointer" onClick={others.onOpen} />;
}
