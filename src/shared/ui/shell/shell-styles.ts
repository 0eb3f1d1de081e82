import { defineStyle } from '@chakra-ui/react/styled-system';

/** Hides a label visually where only the icon fits; screen readers still announce it. */
export const readOnly = defineStyle({
  position: 'absolute',
  boxSize: '{borderWidths.hairline}',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** An item of the sidebar: an icon with a label, or the icon alone in narrow windows. */
export const sidebarItem = defineStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minW: '0',
  h: { base: '10', md: '8' },
  ps: { base: '2.5', md: '3', lg: '2.5' },
  pe: '2',
  borderRadius: 'md',
  color: 'text.muted',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  transitionProperty: 'background-color, color',
  transitionDuration: 'fast',
  '& svg': { boxSize: '4', flexShrink: 0, color: 'text.subtle' },
  _hover: { bg: 'surface.track', color: 'text' },
  '& [data-part=word]': { mdToLg: readOnly },
});

/** The buttons of the frame: as wide as the sidebar from `lg`, otherwise as wide as their icon. */
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
