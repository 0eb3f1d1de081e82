import { chakra } from '@chakra-ui/react/styled-system';

/** Overlays an element on the end of a control, inside its border: a unit, a button, an arrow. */
export const withEndStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  '& > input, & > select': { gridArea: '1 / 1 / 2 / 3' },
  '& > :not(input, select)': { gridArea: '1 / 2' },
  '& > button': { me: '1' },
} as const;

/** A control with an element at its end. The control needs padding (`pe`) to keep its text clear of the element. */
export const WithEndSlot = chakra('span', { base: { ...withEndStyles, '&[data-suffix] > input': { pe: '16' } } });

export const Suffix = chakra('span', {
  base: { pe: '3', textStyle: 'small', color: 'text.subtle', pointerEvents: 'none' },
});
