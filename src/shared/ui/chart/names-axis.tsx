import { usePlotArea, XAxis } from 'recharts';
import { charactersThatFit, tickText } from './axis-text';

/** Names shorter than this are unreadable: if fewer characters fit, only some names are shown, in full. */
const FEWEST_LETTERS = 6;

interface NamesAxisProps {
  /** Row key of the axis values. */
  x: string;
  xKind: 'day' | undefined;
  /** Number of names that share the axis. */
  count: number;
}

/** The x axis: days are thinned out as needed, names each get a slot. */
export function NamesAxis({ x, xKind, count }: NamesAxisProps) {
  const plot = usePlotArea();
  const letters = charactersThatFit((plot?.width ?? 0) / count);
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
