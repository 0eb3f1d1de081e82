import { chakra } from '@chakra-ui/react/styled-system';

/** What is edited, as wide as a form, and beside it what is known of it. */
export const DetailColumns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, {sizes.form}) minmax(0, 1fr)' },
    alignItems: 'start',
  },
});

/** At the side; where there is no room beside, above. */
export const DetailAside = chakra('div', { base: { display: 'grid', gap: '5', order: { base: -1, lg: 0 } } });
