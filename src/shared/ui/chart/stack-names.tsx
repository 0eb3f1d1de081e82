import { usePlotArea, useYAxisScale } from 'recharts';
import { charactersThatFit, tickText } from './axis-text';
import { type TonedSeries, toneColor } from './series';
import { spreadLabels } from './spread-labels';

/** Width reserved for the names at the end of a plot. */
export const NAMES_SPACE = 136;

const GAP = 8;
const LINE_SPACING = 16;

interface StackNamesProps {
  /** From the bottom up. */
  series: readonly TonedSeries[];
  /** The last row, whose areas determine the positions of the names. */
  row: object | undefined;
}

/** Names of stacked areas, each at the end of its area. Where there is no room, the legend shows them instead. */
export function StackNames({ series, row }: StackNamesProps) {
  const plot = usePlotArea();
  const scale = useYAxisScale();
  if (!plot || !scale || !row) return null;
  const end = plot.x + plot.width;
  let below = 0;
  const middles = series.map(({ key }) => {
    const value: unknown = Reflect.get(row, key);
    const height = typeof value === 'number' ? value : 0;
    const middle = scale(below + height / 2) ?? plot.y + plot.height;
    below += height;
    return middle;
  });
  const places = spreadLabels(middles, LINE_SPACING, {
    from: plot.y + LINE_SPACING / 2,
    to: plot.y + plot.height - LINE_SPACING / 2,
  });
  return (
    // hidden, because the tooltip and the table contain the names
    <g aria-hidden data-names="">
      {series.map(({ key, label, tone }, index) => (
        <g key={key} transform={`translate(${end + GAP} ${places[index] ?? 0})`}>
          <rect y={-4} width={8} height={8} rx={2} fill={toneColor(tone)} />
          <text x={12} dominantBaseline="central">
            {tickText(label, undefined, charactersThatFit(NAMES_SPACE - GAP - 12))}
          </text>
        </g>
      ))}
    </g>
  );
}
