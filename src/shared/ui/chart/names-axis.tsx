import { usePlotArea, XAxis } from 'recharts';
import { lettersIn, tickText } from './axis-text';

/** Below this nothing can be read of a name: then some are shown in full rather than all in part. */
const FEWEST_LETTERS = 6;

interface NamesAxisProps {
  /** Key of the rows. */
  x: string;
  xKind: 'day' | undefined;
  /** How many names share the axis. */
  count: number;
}

/** The values below a plot: days as far apart as they need to be, names each in its own place. */
export function NamesAxis({ x, xKind, count }: NamesAxisProps) {
  const plot = usePlotArea();
  const letters = lettersIn((plot?.width ?? 0) / count);
  const isRoomy = xKind === undefined && letters >= FEWEST_LETTERS;
  return (
    <XAxis
      dataKey={x}
      tickFormatter={(value: string) => tickText(value, xKind, isRoomy ? letters : undefined)}
      tickLine={false}
      tickMargin={8}
      minTickGap={16}
      interval={isRoomy ? 0 : 'preserveStartEnd'}
    />
  );
}
