import { chakra } from '@chakra-ui/react/styled-system';
import type { TonedSeries } from './series';
import { Swatch } from './swatch';

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    listStyle: 'none',
    textStyle: 'small',
    color: 'text.muted',
    '& > li': { display: 'inline-flex', alignItems: 'center', gap: '1.5', minW: '0', overflowWrap: 'anywhere' },
  },
});

/** Names and symbols of the series. */
export function Legend({ series, filled }: { series: readonly TonedSeries[]; filled: boolean }) {
  return (
    <List aria-label="Legend">
      {series.map((one) => (
        <li key={one.key}>
          <Swatch series={one} filled={filled} />
          {one.label}
        </li>
      ))}
    </List>
  );
}
