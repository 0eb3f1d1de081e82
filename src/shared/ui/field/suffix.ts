import { chakra } from '@chakra-ui/react/styled-system';

/** A control with something small behind it, inside of its edge. */
export const WithSuffix = chakra('span', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    '& > input': { gridArea: '1 / 1 / 2 / 3' },
    '&[data-suffix] > input': { pe: '16' },
  },
});

export const Suffix = chakra('span', {
  base: { gridArea: '1 / 2', pe: '3', textStyle: 'small', color: 'text.subtle', pointerEvents: 'none' },
});
