import { chakra } from '@chakra-ui/react/styled-system';

/** A list of titled texts side by side. */
export const Entries = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    columnGap: '6',
    rowGap: { base: '4', sm: '5' },
    pt: '5',
    borderTopWidth: 'hairline',
    '& :is(h2, h3)': { textStyle: 'sub' },
    '& p': { textStyle: 'small', color: 'text.muted', textWrap: 'pretty' },
  },
});
