import { styled } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import type { ChartOthers, TonedSeries } from './series';
import { Swatch } from './swatch';

const List = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    minH: '7',
    columnGap: '4',
    rowGap: '1',
    listStyle: 'none',
    textStyle: 'small',
    color: 'text.muted',
    // stacked areas are labelled in the plot
    '&[data-stacked] > [data-area]': { md: { display: 'none' } },
    '& > li': { display: 'inline-flex', alignItems: 'center', gap: '1.5', minW: '0', overflowWrap: 'anywhere' },
  },
});

interface LegendProps {
  series: readonly TonedSeries[];
  /** Whether a series is drawn as a filled shape. */
  filled: (series: TonedSeries) => boolean;
  /** The combined item that can be opened. */
  others: ChartOthers | undefined;
  /** Stacked series are labelled in the plot, if it is wide enough. */
  stacked: boolean;
}

/** Names and symbols of the series, and the button that opens the combined one. */
export function Legend({ series, filled, others, stacked }: LegendProps) {
  return (
    <List aria-label="Legend" data-stacked={stacked || undefined}>
      {series.map((one) => (
        <li key={one.key} data-area={!one.pale || undefined}>
          <Swatch series={one} filled={filled(one)} quiet={stacked} />
          <span>{one.label}</span>
        </li>
      ))}
      {others && (
        <li>
          <Button variant="outline" size="sm" onClick={others.onOpen}>
            {others.label}
          </Button>
        </li>
      )}
    </List>
  );
}
