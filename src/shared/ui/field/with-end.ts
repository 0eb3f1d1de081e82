import { chakra } from '@chakra-ui/react/styled-system';

/** Lays a control out under what stands at its end, inside of its edge: a unit, a button, an arrow. */
export const withEndStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  '& > input, & > select': { gridArea: '1 / 1 / 2 / 3' },
  '& > :not(input, select)': { gridArea: '1 / 2' },
  '& > button': { me: '1' },
} as const;

/** A control and what stands at its end. A control keeps its own text clear of it (`pe`), as it does of a suffix here. */
export const WithEnd = chakra('span', { base: { ...withEndStyles, '&[data-suffix] > input': { pe: '16' } } });

/** Something small to read at the end of a control. */
export const Suffix = chakra('span', {
  base: { pe: '3', textStyle: 'small', color: 'text.subtle', pointerEvents: 'none' },
});
