import { chakra } from '@chakra-ui/react/styled-system';

const WIDTH = 100;
const HEIGHT = 28;

const Picture = chakra('svg', {
  base: {
    display: 'block',
    w: 'full',
    h: '7',
    overflow: 'visible',
    '& polyline': {
      fill: 'none',
      strokeWidth: '0.1rem',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      // keeps the line width although the box is stretched
      vectorEffect: 'non-scaling-stroke',
    },
    '&[data-nothing] polyline': { stroke: 'border.strong', strokeDasharray: '2 5' },
    // forced colours don't apply to SVG strokes
    '@media (forced-colors: active)': { '& polyline': { stroke: 'CanvasText!' }, '& polygon': { display: 'none' } },
  },
  variants: {
    tone: {
      count: { '& polyline': { stroke: 'accent.graph' }, '& polygon': { fill: 'accent.graph/9' } },
      money: { '& polyline': { stroke: 'money.graph' }, '& polygon': { fill: 'money.graph/9' } },
    },
  },
});

interface Point {
  x: number;
  value: number;
}

function partsOf(values: readonly (number | null)[]): Point[][] {
  const parts: Point[][] = [];
  for (const [index, value] of values.entries()) {
    if (value === null) continue;
    const point = { x: (index / (values.length - 1)) * WIDTH, value };
    const part = index > 0 && values[index - 1] !== null ? parts.at(-1) : undefined;
    if (part) part.push(point);
    else parts.push([point]);
  }
  return parts;
}

export type StatTone = 'count' | 'money';

interface SparklineProps {
  /** From oldest to newest, at regular intervals; null leaves a gap. */
  values: readonly (number | null)[];
  format: (value: number) => string;
  tone: StatTone;
}

/** A trend as a line without axes, or a dashed baseline if all values are zero. To read values, use `Chart`. */
export function Sparkline({ values, format, tone }: SparklineProps) {
  const known = values.filter((value) => value !== null);
  const [first = 0, last = 0] = [known[0], known.at(-1)];
  if (values.length < 2) return null;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  if (known.every((value) => value === 0))
    return (
      <Picture
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={known.length === 0 ? 'No values' : 'Zero throughout'}
        data-nothing
      >
        <polyline points={`0,${HEIGHT} ${WIDTH},${HEIGHT}`} />
      </Picture>
    );
  const label = `From ${format(first)} to ${format(last)}, between ${format(least)} and ${format(most)}`;
  const y = (value: number) => (most === least ? HEIGHT / 2 : HEIGHT - ((value - least) / (most - least)) * HEIGHT);
  return (
    <Picture viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label} tone={tone}>
      {partsOf(values).map((part) => {
        const [start = 0, end = 0] = [part[0]?.x, part.at(-1)?.x];
        const points = part.map(({ x, value }) => `${x.toFixed(1)},${y(value).toFixed(1)}`);
        return (
          <g key={start}>
            <polygon points={`${start.toFixed(1)},${HEIGHT} ${points.join(' ')} ${end.toFixed(1)},${HEIGHT}`} />
            {/* a line from a point to itself is drawn as a dot */}
            <polyline points={[...points, ...(points.length === 1 ? points : [])].join(' ')} />
          </g>
        );
      })}
    </Picture>
  );
}
