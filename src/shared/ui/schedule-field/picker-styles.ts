import { chakra } from '@chakra-ui/react/styled-system';

const forced = '@media (forced-colors: active)';

export const PickerRow = chakra('div', {
  base: {
    display: 'grid',
    gap: '0.5',
    userSelect: 'none',
    // horizontal swipes select, vertical ones scroll
    touchAction: 'pan-y',
    '&[aria-disabled=true]': { opacity: 0.55 },
  },
});

export const Option = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    h: '8',
    minW: '6',
    borderRadius: 'sm',
    borderWidth: 'hairline',
    borderColor: 'border',
    bg: 'surface.panel',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
    color: 'text.muted',
    cursor: 'pointer',
    _hover: { borderColor: 'border.strong', color: 'text' },
    '&[aria-selected=true]': {
      bg: 'accent.solid',
      borderColor: 'accent.solid',
      color: 'text.onSolid',
      [forced]: { forcedColorAdjust: 'none', bg: 'Highlight', borderColor: 'CanvasText', color: 'HighlightText' },
    },
    '&:focus-visible': { outlineOffset: 'near', zIndex: 1 },
    '[aria-disabled=true] &': { cursor: 'not-allowed' },
  },
});

export const Parts = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' } });

export const Part = chakra('div', {
  base: { display: 'grid', gap: '1.5', '& > p': { textStyle: 'caption', color: 'text.subtle' } },
});

export const Presets = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '1.5' } });

export const Summary = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    '& > strong': { fontWeight: 'medium' },
    '& > span': { color: 'text.muted', fontVariantNumeric: 'tabular-nums' },
  },
});

export const Week = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto repeat(24, minmax(0, 1fr))',
    gap: '{borderWidths.hairline}',
    alignItems: 'center',
    p: '3',
    borderWidth: 'hairline',
    borderColor: 'border',
    borderRadius: 'md',
    bg: 'surface.panel',
    textStyle: 'caption',
    color: 'text.subtle',
    '& > b': { pe: '2', fontWeight: 'normal' },
    '& > small': { gridColumn: 'span 6', textStyle: 'caption', fontVariantNumeric: 'tabular-nums' },
    '& > i': { h: '4', bg: 'surface.sunken' },
    '& > i[data-on]': { bg: 'accent.solid', [forced]: { forcedColorAdjust: 'none', bg: 'Highlight' } },
  },
});
