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
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    px: '4',
    py: '3',
    borderBottomWidth: 'hairline',
    '&[data-selected]': { bg: 'surface.selected' },
    '& :is(a, button)': { zIndex: 1 },
    '& button': { position: 'relative' },
  },
});

/** Title and state at the start, checkbox and menu at the end. */
export const CardHead = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2',
    '& > :first-of-type': { flex: '1', minW: '0' },
    '& [data-state]': { textStyle: 'small', color: 'text.muted' },
    // aligned with the title beside the picture
    '& > :has([data-poster]) > [data-state]': { ps: 'calc({sizes.16} + {spacing.3})' },
    '& > :last-of-type': {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      minH: '6',
      flexShrink: 0,
      fontWeight: 'medium',
    },
    // centres the button, which is taller than the title, on the title's line
    '& > :last-of-type > button': { my: '-1.5' },
  },
});

/** The figures of a card in one line, each followed by its unit. */
export const CardFigures = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    textStyle: 'small',
    color: 'text.muted',
    fontVariantNumeric: 'tabular-nums',
    '& > span': { whiteSpace: 'nowrap' },
    // hides the unit without removing it, so that nothing shifts when the number arrives
    '& > [data-awaited]': { visibility: 'hidden' },
    '& b': { fontWeight: 'medium', color: 'text' },
  },
});

/** Short notes, such as a date, in one subdued line. */
export const CardNotes = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    textStyle: 'small',
    color: 'text.muted',
    fontVariantNumeric: 'tabular-nums',
    // two lines of a table cell are joined into one
    '& > span': {
      display: 'inline-flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '1.5',
      minW: '0',
      overflowWrap: 'anywhere',
    },
    '& > span > span': { fontSize: 'inherit' },
    '& > [data-end]': { ms: 'auto' },
  },
});

export const CardFacts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(6rem, 1fr) 2fr',
    gap: '1.5',
    alignItems: 'baseline',
    '& dt': { textStyle: 'caption', color: 'text.subtle' },
    // aligns the icon of a button with its label, despite the button's padding
    '& dt:has(+ dd > button[aria-label])': { alignSelf: 'center' },
    '& dd > button[aria-label]': { ms: '-2.5' },
    '& dd': { minW: '0', overflowWrap: 'anywhere' },
  },
});
