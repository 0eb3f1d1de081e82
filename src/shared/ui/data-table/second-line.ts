import { styled } from '@/shared/theme';

/** The line below a figure in a cell. A card has its figures in one line, without what they are compared with. */
export const SecondLine = styled('span', {
  base: { display: 'block', minH: '4', textStyle: 'caption', color: 'text.subtle', 'li &': { display: 'none' } },
});
