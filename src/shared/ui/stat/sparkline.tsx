import { chakra } from '@chakra-ui/react/styled-system';

const WIDTH = 100;
const HEIGHT = 32;

const Line = chakra('svg', {
  base: {
    w: '16',
    h: '8',
    overflow: 'visible',
    '& polyline': {
      fill: 'none',
      stroke: 'chart.1',
      strokeWidth: '0.1rem',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      // the box is stretched, the line is not
      vectorEffect: 'non-scaling-stroke',
    },
  },
});

function pointsOf(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const x = (index: number) => (index / (values.length - 1)) * WIDTH;
  const y = (value: number) => (most === least ? HEIGHT / 2 : HEIGHT - ((value - least) / (most - least)) * HEIGHT);
  return values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
}

interface SparklineProps {
  /** From the oldest to the newest, at even distances. */
  values: readonly number[];
  format: (value: number) => string;
}

/** The course of a number in the space of a word. Where values are to be read there is `Chart`. */
export function Sparkline({ values, format }: SparklineProps) {
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined || values.length < 2) return null;
  const label = `From ${format(first)} to ${format(last)}, between ${format(Math.min(...values))} and ${format(Math.max(...values))}`;
  return (
    <Line viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
      <polyline points={pointsOf(values)} />
    </Line>
  );
}
