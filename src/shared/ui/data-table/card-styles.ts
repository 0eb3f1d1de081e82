import { chakra } from '@chakra-ui/react/styled-system';

/** List of cards. Cards with an index are positioned by the virtualizer. */
export const Cards = chakra('ul', {
  base: {
    position: 'relative',
    '& > [data-index]': { position: 'absolute', insetX: '0', top: '0' },
    '&[aria-hidden] dl': { alignItems: 'center' },
  },
});

export const Card = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '2',
    px: '4',
    py: '3',
    borderBottomWidth: 'hairline',
    '&[data-selected]': { bg: 'surface.selected' },
    '& :is(a, button)': { zIndex: 1 },
    '& button': { position: 'relative' },
    '& dl': {
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: 'minmax(6rem, 1fr) 2fr',
      gap: '1.5',
      alignItems: 'baseline',
    },
    '& dt': { textStyle: 'caption', color: 'text.subtle' },
    // aligns an icon button with its label, whatever its own padding
    '& dt:has(+ dd > button[aria-label])': { alignSelf: 'center' },
    '& dd > button[aria-label]': { ms: '-2.5' },
    '& dd': { minW: '0', overflowWrap: 'anywhere' },
  },
});
