import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@/shared/ui/button';
import type { ChartRest, TonedSeries } from './series';
import { Swatch } from './swatch';

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    // as high as the button
    minH: '7',
    columnGap: '4',
    rowGap: '1',
    listStyle: 'none',
    textStyle: 'small',
    color: 'text.muted',
    '& > li': { display: 'inline-flex', alignItems: 'center', gap: '1.5', minW: '0', overflowWrap: 'anywhere' },
  },
});

interface LegendProps {
  series: readonly TonedSeries[];
  /** Whether a series is filled rather than a line. */
  filled: (series: TonedSeries) => boolean;
  /** What can be opened. */
  rest: ChartRest | undefined;
}

/** Names and symbols of the series, and what opens the one that stands for many. */
export function Legend({ series, filled, rest }: LegendProps) {
  return (
    <List aria-label="Legend">
      {series.map((one) => (
        <li key={one.key}>
          <Swatch series={one} filled={filled(one)} />
          <span>{one.label}</span>
        </li>
      ))}
      {rest && (
        <li>
          <Button variant="outline" size="sm" onClick={rest.onOpen}>
            {rest.label}
          </Button>
        </li>
      )}
    </List>
  );
}
