import { defineStyle } from '@chakra-ui/react/styled-system';

/** Hides a word that assistive technology still reads: it has no room, and the icon beside it stands for it. */
export const readOnly = defineStyle({
  position: 'absolute',
  boxSize: '{borderWidths.hairline}',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** What stands in the sidebar: an icon with its word, which only the icon stands for where there is no room. */
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
