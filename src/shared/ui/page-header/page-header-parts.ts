import { chakra } from '@chakra-ui/react/styled-system';

/** Layout shared by the page header and its skeleton, so that nothing shifts when the page loads. */
export const HeaderRoot = chakra('header', { base: { display: 'grid', gap: '1', mb: '4' } });

/** As high as a button, so that tabs below keep their position on pages without actions. */
export const HeaderRow = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '2', minH: '8' },
});

/** Limits a long title to its side of the actions, if there is room for both. */
export const HeaderTitleRow = chakra('div', {
  base: {
    flex: { base: '1 1 auto', sm: '1 1 16rem' },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    minW: '0',
  },
});

export const HeaderActions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: { base: '1.5', sm: '2' },
    ms: { sm: 'auto' },
    // fits three buttons into one line on a phone
    smDown: { '& :is(a, button):not([aria-label])': { px: '2' } },
  },
});
