import { chakra } from '@chakra-ui/react/styled-system';

export const Frame = chakra('div', {
  base: {
    maxH: '96',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    p: '1',
    borderWidth: 'hairline',
    borderRadius: 'md',
  },
});

export const Group = chakra('div');

export const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minH: '8',
    ps: 'calc((var(--level) - 1) * {spacing.4})',
    borderRadius: 'sm',
    cursor: 'default',
    _hover: { bg: 'surface.hover' },
    '&:focus-visible': { outlineOffset: 'inside' },
    '& > [data-part=name]': { flex: '1', minW: '0', overflowWrap: 'anywhere' },
    '& small': { textStyle: 'caption', color: 'text.muted' },
    '&[aria-expanded=true] > button:first-of-type svg': { transform: 'rotate(90deg)' },
    '&[data-side=white] button[aria-pressed=true]': { bg: 'tone.success.subtle', color: 'tone.success.text' },
    '&[data-side=black] button[aria-pressed=true]': { bg: 'tone.error.subtle', color: 'tone.error.text' },
    '&[data-side]': { fontWeight: 'medium' },
    '&[data-side=black] > [data-part=name]': { textDecorationLine: 'line-through' },
    '&[data-side=black] small': { display: 'inline-block' },
  },
});

export const TogglePlaceholder = chakra('span', { base: { boxSize: '7', flexShrink: 0 } });

export const Note = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    px: '7',
    py: '1.5',
    textStyle: 'small',
    color: 'text.muted',
  },
});
