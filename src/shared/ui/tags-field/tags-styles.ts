import { chakra } from '@chakra-ui/react/styled-system';

export const Scroller = chakra('div', {
  base: {
    maxH: '64',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderRadius: 'sm',
    // the list itself has the focus; a ring marks the active item
    '&:focus-visible': { outlineWidth: 'hairline', outlineColor: 'border.strong', outlineOffset: 'near' },
    '&:focus-visible [data-active]': {
      outlineWidth: 'ring',
      outlineStyle: 'solid',
      outlineColor: 'focus',
      outlineOffset: 'inside',
    },
  },
});

export const Canvas = chakra('div', { base: { position: 'relative' } });

export const Row = chakra('div', {
  base: {
    position: 'absolute',
    insetX: '0',
    top: '0',
    display: 'grid',
    columnGap: '1',
  },
});

export const Cell = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    h: '7',
    ps: '2',
    borderWidth: 'hairline',
    borderColor: 'border',
    borderRadius: 'sm',
    bg: 'surface.raised',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
    '& > span': { flex: '1', minW: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > small': { flexShrink: 0, textStyle: 'caption' },
    '& > svg': { boxSize: '3.5', flexShrink: 0 },
    '& > button': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '6',
      me: '0.5',
      flexShrink: 0,
      borderRadius: 'sm',
      color: 'text.subtle',
      cursor: 'pointer',
      _hover: { bg: 'surface.hover', color: 'text' },
      '& svg': { boxSize: '3.5' },
    },
    '&[data-conflict]': {
      borderColor: 'transparent',
      bg: 'tone.error.subtle',
      color: 'tone.error.text',
      '& > button': { color: 'inherit' },
    },
  },
});

export const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    minH: '8',
    // keeps it clear of sticky bars when it is scrolled into view
    scrollMarginY: '24',
    textStyle: 'small',
    color: 'text.muted',
    '& > output': { fontVariantNumeric: 'tabular-nums' },
    '& button': { h: '7', px: '2' },
    '& > span': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'end',
      ms: 'auto',
      me: '-2',
      fontVariantNumeric: 'tabular-nums',
      '& > span': { me: '2' },
    },
  },
});

export const Correction = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    p: '3',
    borderWidth: 'hairline',
    borderColor: 'border',
    borderRadius: 'md',
    bg: 'surface.sunken',
    '& > label': { textStyle: 'small', fontWeight: 'medium' },
    '& > ul': { textStyle: 'caption', color: 'tone.error.text', overflowWrap: 'anywhere' },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
});
