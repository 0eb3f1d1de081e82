import { chakra } from '@chakra-ui/react/styled-system';

/** What a page header is made of; its skeleton, too, so that nothing jumps when the page comes. */
export const HeaderRoot = chakra('header', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '3', mb: '6' },
});

export const HeaderWords = chakra('div', { base: { flex: '1 1 16rem', minW: '0' } });

export const HeaderTitleRow = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
});

export const HeaderActions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });
