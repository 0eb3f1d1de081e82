import { chakra } from '@chakra-ui/react/styled-system';

/** Cards stand one below the other; those that are numbered, where they are told. */
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
    // a picture to press stands below the texts and beside its name, whatever room it keeps around itself
    '& dt:has(+ dd > button[aria-label])': { alignSelf: 'center' },
    '& dd > button[aria-label]': { ms: '-2.5' },
    '& dd': { minW: '0', overflowWrap: 'anywhere' },
  },
});
