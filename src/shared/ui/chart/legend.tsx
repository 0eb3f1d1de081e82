import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import type { ChartRest, TonedSeries } from './series';
import { Swatch } from './swatch';

const List = styled('ul', {
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
    // the areas have their names at their ends
    '&[data-stacked] > [data-area]': { md: { display: 'none' } },
    '& > li': { display: 'inline-flex', alignItems: 'center', gap: '1.5', minW: '0', overflowWrap: 'anywhere' },
  },
});

interface LegendProps {
  series: readonly TonedSeries[];
  /** Whether a series is filled rather than a line. */
  filled: (series: TonedSeries) => boolean;
  /** What can be opened. */
  rest: ChartRest | undefined;
  /** The series lie on each other: their names stand in the plot, where it is wide enough. */
  stacked: boolean;
}

/** Names and symbols of the series, and what opens the one that stands for many. */
export function Legend({ series, filled, rest, stacked }: LegendProps) {
  return (
    <List aria-label="Legend" data-stacked={stacked || undefined}>
      {series.map((one) => (
        <li key={one.key} data-area={!one.pale || undefined}>
          <Swatch series={one} filled={filled(one)} quiet={stacked} />
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
