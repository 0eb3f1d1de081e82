import { chakra } from '@chakra-ui/react/styled-system';
import { stepInPixels } from '@/shared/theme';

export const Frame = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    position: 'relative',
    isolation: 'isolate',
    // the text of the outer columns aligns with the page's edge; the lines extend beyond it
    mx: { base: '-4', sm: '-3' },
    minW: '0',
    bg: 'surface.panel',
    // unlike `hidden`, allows the bulk bar to stick to the window
    overflow: 'clip',
    // a shadow while columns are hidden beyond the edge, unless the pinned menu column is there
    '&:has(> [data-more]:not([data-pinned-end]))::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      insetEnd: '0',
      zIndex: 2,
      w: '8',
      bgImage: 'linear-gradient(to left, {colors.border.control}, transparent)',
      pointerEvents: 'none',
      _print: { display: 'none' },
    },
  },
});

export const Scroller = chakra('div', {
  base: {
    overflow: 'auto',
    overscrollBehaviorX: 'contain',
    minW: '0',
    // column widths may depend on the container's width
    containerType: 'inline-size',
    '&:focus-visible': { outlineOffset: 'inside' },
    _print: { overflow: 'visible', maxH: 'none!' },
  },
  variants: {
    bounded: { true: { maxH: 'max(24rem, calc(100dvh - 14rem))' } },
  },
});

/** Maximum height of the scroll container in pixels. */
export const maxScrollerHeight = () => Math.max(stepInPixels(96), window.innerHeight - stepInPixels(56));

/** Shown below the header if there are no rows; has the height of the skeleton. */
export const TableMessage = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    minH: '96',
    px: { base: '4', sm: '3' },
    '& > *': { borderWidth: '0' },
  },
});

/** Styles the whole table with one recipe, because thousands of styled cells would be slow. */
export const Table = chakra('table', {
  base: {
    w: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0',
    textAlign: 'start',
    '& th, & td': { px: '3', textAlign: 'start', borderBottomWidth: 'hairline', verticalAlign: 'middle' },
    '& :is(th, td):focus-visible': { outlineOffset: 'inside', borderRadius: 'sm' },
    // selected by attribute: `:last-of-type` and the like would restyle the siblings of every row that scrolls in
    '& [data-last]': { pe: '3' },
    '& [data-boxes]': { w: '10', ps: '3', pe: '1' },
    '& [data-align=end]': { textAlign: 'end' },
    // numbers never wrap, although the reset allows all elements to break
    '& :is(tbody, tfoot) [data-align=end]': { '&, & *': { overflowWrap: 'normal' } },
    '& thead': { position: 'sticky', top: '0', zIndex: 2 },
    '& thead th': {
      h: '8',
      bg: 'surface.panel',
      textStyle: 'overline',
      color: 'text.subtle',
      // up to two lines; long words are clipped instead of broken
      overflow: 'clip',
      overflowClipMargin: '{borderWidths.ring}',
      textOverflow: 'ellipsis',
    },
    // the reset sets this on each element
    '& thead :is(th, button, span)': { overflowWrap: 'normal' },
    '& tr': { bg: 'surface.panel' },
    '& tbody td, & tbody th': { py: '2', h: '11', fontWeight: 'normal', overflowWrap: 'anywhere' },
    // row headers are names: tabular figures would make hyphens as wide as digits
    '& tbody th': { fontVariantNumeric: 'normal' },
    '& tbody tr[data-row]:hover': { bg: 'surface.hover' },
    '& tbody tr[data-selected], & tbody tr[data-selected]:hover': { bg: 'surface.selected' },
    '& [data-boxes], & [data-first]': { position: 'sticky', left: '0', zIndex: 1, bg: 'inherit' },
    '& [data-pinned]': { position: 'sticky', right: '0', zIndex: 1, bg: 'inherit' },
    // while other columns scroll beneath the first one
    '[data-scrolled] > &': {
      '& [data-first]': { borderInlineEndWidth: 'hairline', boxShadow: 'md', clipPath: 'inset(0 -1rem 0 0)' },
    },
    '[data-more] > &': {
      '& [data-pinned]': { borderInlineStartWidth: 'hairline', boxShadow: 'md', clipPath: 'inset(0 0 0 -1rem)' },
    },
    '& tfoot :is(td, th)': { h: '11', borderWidth: '0', fontWeight: 'semibold' },
    '& [data-spacer] td': { p: '0', h: 'auto', borderWidth: '0' },
    // paper doesn't scroll: all columns are printed, as wide as their content
    _print: {
      tableLayout: 'auto',
      minW: '0!',
      textStyle: 'caption',
      '& th, & td': { px: '1', w: 'auto!' },
      '& thead :is(th, span)': { overflow: 'visible' },
      '& :is([data-boxes], [data-pinned])': { display: 'none' },
      // a sticky column would be printed over its neighbour
      '& [data-first]': { position: 'static' },
      // otherwise the totals would be repeated on each sheet
      '& tfoot': { display: 'table-row-group' },
    },
  },
  variants: {
    selectable: {
      true: { '& [data-first]': { left: '10', ps: '2' } },
      false: { '& [data-first]': { ps: '3' } },
    },
    density: {
      comfortable: {},
      compact: {
        textStyle: 'small',
        '& tbody td, & tbody th': { py: '0.5', h: '8' },
      },
    },
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
    // the sides extend beyond the cell
    maxW: 'calc(100% + {spacing.2})',
    borderRadius: 'sm',
    fontWeight: 'medium',
    // a label may wrap
    textAlign: 'inherit',
    cursor: 'pointer',
    _hover: { color: 'text' },
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& svg': { boxSize: '3.5', flexShrink: 0, opacity: 0 },
    '&:hover svg, &:focus-visible svg': { opacity: 0.6 },
    // number columns have the arrow on the left, where it doesn't misalign the digits
    '[data-align=end] &': { flexDirection: 'row-reverse' },
    '[aria-sort] &': { color: 'text', '& svg': { opacity: 1 } },
    '[aria-sort=ascending] &': { '& svg': { transform: 'rotate(180deg)' } },
  },
});
