import { styled } from '@/shared/theme';

/** Two columns: a form, and the facts beside it. */
export const DetailColumns = styled('div', {
  base: {
    display: 'grid',
    columnGap: '12',
    rowGap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, {sizes.form}) minmax(0, 1fr)' },
    alignItems: 'start',
  },
});

/** The side column; above the form on narrow screens. */
export const DetailAside = styled('div', { base: { display: 'grid', gap: '5', order: { base: -1, lg: 0 } } });
