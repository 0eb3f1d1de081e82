import { usePlotArea, XAxis } from 'recharts';
import { charactersThatFit, labelledDays, tickText } from './axis-text';

/** Shorter names are unreadable: if fewer characters fit, only some of the names are shown, in full. */
const MIN_CHARACTERS = 6;

interface NamesAxisProps {
  /** Row key of the x values. */
  x: string;
  xKind: 'day' | undefined;
  /** The axis values, which share its width equally. */
  names: readonly string[];
}

/** The x axis: days are thinned out as needed, while each name gets a slot. */
export function NamesAxis({ x, xKind, names }: NamesAxisProps) {
  const width = usePlotArea()?.width ?? 0;
  const letters = charactersThatFit(width / names.length);
  const isRoomy = xKind === undefined && letters >= MIN_CHARACTERS;
  return (
    <XAxis
      dataKey={x}
      tickFormatter={(value: string) => tickText(value, xKind, isRoomy ? letters : undefined)}
      tickLine={false}
      tickMargin={8}
      minTickGap={16}
      {...(xKind === 'day'
        ? { ticks: labelledDays(names, width), interval: 0 }
        : { interval: isRoomy ? 0 : 'preserveStartEnd' })}
    />
  );
}
