import { styled } from '@/shared/theme';

/** Two related fields, such as a width and a height: side by side if there is room. */
export const FieldPair = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '4',
    rowGap: '5',
    alignItems: 'start',
  },
});
