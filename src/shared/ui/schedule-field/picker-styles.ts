import { chakra } from '@chakra-ui/react/styled-system';

const forced = '@media (forced-colors: active)';

/** Takes part in the grid of its parent. */
export const Options = chakra('div', { base: { display: 'contents' } });

export const Option = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minW: '6',
    '[aria-orientation=vertical] > &': { px: { base: '0', sm: '1.5' } },
    borderRadius: 'xs',
    userSelect: 'none',
    // horizontal swipes select, vertical ones scroll
    touchAction: 'pan-y',
    textStyle: 'caption',
    fontVariantNumeric: 'tabular-nums',
    color: 'text.muted',
    cursor: 'pointer',
    _hover: { bg: 'surface.hover', color: 'text' },
    '&[aria-selected=true]': {
      bg: 'money.subtle',
      color: 'money.text',
      fontWeight: 'semibold',
      [forced]: { forcedColorAdjust: 'none', bg: 'Highlight', color: 'HighlightText' },
    },
    '&:focus-visible': { outlineOffset: 'near', zIndex: 1 },
    '[aria-disabled=true] > &': { cursor: 'not-allowed', opacity: 0.55 },
  },
});

export const Parts = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' } });

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

/** Two half days below each other, twelve columns wide, so that targets are large enough on a phone. */
export const Week = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto repeat(12, minmax({sizes.6}, 1fr))',
    gridAutoRows: '{sizes.6}',
    gap: '{borderWidths.hairline}',
    // headers of the second half; those of the first are selectable
    '& > b': {
      display: 'grid',
      placeItems: 'center',
      px: { base: '0', sm: '1.5' },
      textStyle: 'caption',
      fontWeight: 'normal',
      color: 'text.subtle',
      gridColumn: '1',
    },
  },
});

export const Cells = chakra('div', {
  base: {
    gridColumn: '2 / -1',
    gridRow: '1 / span 16',
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridTemplateRows: 'subgrid',
    touchAction: 'pan-y',
    '& > i': { borderRadius: 'xs', bg: 'surface.sunken', cursor: 'pointer' },
    '& > i[data-on]': {
      bg: 'money.graph',
      opacity: 0.8,
      [forced]: { forcedColorAdjust: 'none', bg: 'Highlight', opacity: 1 },
    },
    '&[data-locked] > i': { cursor: 'not-allowed' },
  },
});
