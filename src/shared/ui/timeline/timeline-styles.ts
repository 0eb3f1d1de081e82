import { chakra } from '@chakra-ui/react/styled-system';

/** The entries with the "Show older" button below. */
export const Stack = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', '& > button': { justifySelf: 'start' } },
});

/** A vertical line with a dot per entry; `data-muted` dots belong to the skeleton. */
export const List = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    listStyle: 'none',
    '& > li': {
      position: 'relative',
      ps: '6',
      pb: '5',
      _before: {
        content: '""',
        position: 'absolute',
        insetInlineStart: '0.5',
        top: '1.5',
        boxSize: '2',
        borderRadius: 'full',
        bg: 'border.strong',
      },
      _after: {
        content: '""',
        position: 'absolute',
        insetInlineStart: '1.5',
        top: '5',
        bottom: '0',
        borderInlineStartWidth: 'hairline',
      },
    },
    '& > li:last-of-type': { pb: '1', _after: { display: 'none' } },
    '& > li:focus-visible': { borderRadius: 'sm' },
  },
});

/** A button that doesn't make its line taller. */
const besideText = { ms: '2', my: '-1', minH: '6', h: '6', px: '1.5', verticalAlign: 'baseline' };

export const Head = chakra('p', {
  base: {
    overflowWrap: 'anywhere',
    '& time': { me: '1', textStyle: 'small', color: 'text.muted', fontVariantNumeric: 'tabular-nums' },
    '& strong': { fontWeight: 'medium' },
    '& button': besideText,
  },
});

export const Changes = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    mt: '1.5',
    listStyle: 'none',
    textStyle: 'small',
    overflowWrap: 'anywhere',
    '& > li > span': { color: 'text.muted' },
    '& del': { color: 'text.muted', textDecorationColor: 'border.strong' },
    '& ins': { textDecoration: 'none' },
    '& button': besideText,
    '& > li > svg': {
      display: 'inline-block',
      boxSize: '3.5',
      mx: '1.5',
      verticalAlign: 'text-bottom',
      color: 'text.subtle',
    },
  },
});
