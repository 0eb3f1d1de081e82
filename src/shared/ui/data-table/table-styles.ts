import { chakra } from '@chakra-ui/react/styled-system';

export const Frame = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minW: '0',
    borderWidth: '1px',
    borderRadius: 'lg',
    bg: 'surface.panel',
    overflow: 'hidden',
  },
});

/** Scrolls by itself, so that the header stays in sight. */
export const Scroller = chakra('div', {
  base: {
    overflow: 'auto',
    overscrollBehaviorX: 'contain',
    minW: '0',
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  variants: {
    bounded: { true: { maxH: 'max(24rem, calc(100dvh - 14rem))' } },
  },
});

/** One recipe for the whole table: a thousand cells cost no more styling than one. */
export const Table = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'separate',
    borderSpacing: '0',
    textAlign: 'start',
    '& th, & td': { px: '3', textAlign: 'start', borderBottomWidth: '1px', verticalAlign: 'middle' },
    // the outermost cells, be they th or td
    '& tr > :not(* + *)': { ps: '4' },
    '& tr > :not(:has(+ *))': { pe: '4' },
    '& [data-align=end]': { textAlign: 'end' },
    '& thead th': {
      position: 'sticky',
      top: '0',
      zIndex: 'sticky',
      h: '9',
      bg: 'surface.panel',
      textStyle: 'overline',
      color: 'text.muted',
      whiteSpace: 'nowrap',
    },
    '& tbody tr[data-row]': { position: 'relative' },
    '& tbody td, & tbody th': { py: '2', h: '11', fontWeight: 'normal' },
    '& tbody tr[data-row]:last-of-type > *': { borderBottomWidth: '0' },
    '& tbody tr[data-row]:hover': { bg: 'surface.hover' },
    '& tbody tr[data-selected]': { bg: 'surface.selected' },
    // what is pressed inside of a row lies above the link of the row
    '& td :is(a, button)': { zIndex: 1 },
    '& td button': { position: 'relative' },
    '& [data-spacer] td': { p: '0', h: 'auto', borderWidth: '0' },
  },
  variants: {
    fixed: { true: { tableLayout: 'fixed', minW: '40rem' } },
  },
});

export const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '6',
    px: '1',
    mx: '-1',
    borderRadius: 'sm',
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { color: 'text' },
    '& svg': { boxSize: '3.5', opacity: 0 },
    '&:hover svg, &:focus-visible svg': { opacity: 0.6 },
    // the arrow stands on the side where the digits don't
    '[data-align=end] &': { flexDirection: 'row-reverse' },
    '[aria-sort] &': { color: 'text', '& svg': { opacity: 1 } },
    '[aria-sort=ascending] &': { '& svg': { transform: 'rotate(180deg)' } },
  },
});

export const BulkBar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    px: '4',
    py: '2',
    borderTopWidth: '1px',
    bg: 'surface.selected',
    '& > p': { fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
  },
});
