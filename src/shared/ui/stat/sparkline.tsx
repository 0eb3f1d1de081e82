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
      // the box is stretched, but the line keeps its width
      vectorEffect: 'non-scaling-stroke',
    },
    '&[data-nothing] polyline': { stroke: 'border.strong', strokeDasharray: '2 5' },
    // colours of the theme are not of the reader's page
    '@media (forced-colors: active)': { '& polyline': { stroke: 'CanvasText!' }, '& polygon': { display: 'none' } },
  },
  variants: {
    tone: {
      count: { '& polyline': { stroke: 'accent.graph' }, '& polygon': { fill: 'accent.graph/9' } },
      money: { '& polyline': { stroke: 'money.graph' }, '& polygon': { fill: 'money.graph/9' } },
    },
  },
});

function pointsOf(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const x = (index: number) => (index / (values.length - 1)) * WIDTH;
  const y = (value: number) => (most === least ? HEIGHT / 2 : HEIGHT - ((value - least) / (most - least)) * HEIGHT);
  return values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
}

export type StatTone = 'count' | 'money';

interface SparklineProps {
  /** From the oldest to the newest, at regular intervals. */
  values: readonly number[];
  format: (value: number) => string;
  tone: StatTone;
}

/** A trend as a line without axes, or a broken line on the ground if there was nothing. To read values, use `Chart`. */
export function Sparkline({ values, format, tone }: SparklineProps) {
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined || values.length < 2) return null;
  const hasNothing = values.every((value) => value === 0);
  if (hasNothing)
    return (
      <Picture
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label="Zero throughout"
        data-nothing
      >
        <polyline points={`0,${HEIGHT} ${WIDTH},${HEIGHT}`} />
      </Picture>
    );
  const label = `From ${format(first)} to ${format(last)}, between ${format(Math.min(...values))} and ${format(Math.max(...values))}`;
  const points = pointsOf(values);
  return (
    <Picture viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label} tone={tone}>
      <polygon points={`0,${HEIGHT} ${points} ${WIDTH},${HEIGHT}`} />
      <polyline points={points} />
    </Picture>
  );
}
