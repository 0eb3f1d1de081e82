import { styled } from '@/shared/theme';

/** Two columns: figures with their chart, and further information beside them. */
export const OverviewColumns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 20rem)' },
    alignItems: 'start',
    columnGap: '12',
    rowGap: '6',
    mb: '8',
  },
});

export const OverviewStack = styled('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5', minW: '0' },
});
