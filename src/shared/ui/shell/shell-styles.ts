import { defineStyle } from '@chakra-ui/react/styled-system';

/** Hides a word that assistive technology still reads: it has no room, and the icon beside it stands for it. */
export const readOnly = defineStyle({
  position: 'absolute',
  boxSize: '{borderWidths.hairline}',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** The buttons of the frame: as wide as the sidebar from `lg` on, else as wide as their picture. */
export const frameButton = defineStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  flexShrink: 0,
  minW: '0',
  borderRadius: 'md',
  textAlign: 'start',
  transitionProperty: 'background-color',
  transitionDuration: 'fast',
  '&:is(button)': { cursor: 'pointer' },
  '&:is(button):hover, &[aria-expanded=true]': { bg: 'surface.track' },
});
