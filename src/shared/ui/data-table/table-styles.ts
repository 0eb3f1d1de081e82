import { chakra } from '@chakra-ui/react/styled-system';
import { stepInPixels } from '@/shared/theme';

export const Frame = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    position: 'relative',
    isolation: 'isolate',
    minW: '0',
    borderWidth: 'hairline',
    borderRadius: 'lg',
    bg: 'surface.panel',
    // unlike `hidden` it lets the bar of the selection stick to the window
    overflow: 'clip',
  },
});

/** Scrolls by itself, so that header and first column stay in sight. */
export const Scroller = chakra('div', {
  base: {
    overflow: 'auto',
    overscrollBehaviorX: 'contain',
    minW: '0',
    '&:focus-visible': { outlineOffset: 'inside' },
  },
  variants: {
    bounded: { true: { maxH: 'max(24rem, calc(100dvh - 14rem))' } },
  },
});

/** How high the scroller is where there are more rows than fit, in pixels. */
export const heightInSight = () => Math.max(stepInPixels(96), window.innerHeight - stepInPixels(56));

/** What stands below the header where there are no rows, as high as the skeleton. */
export const Instead = chakra('div', {
  base: { display: 'grid', alignContent: 'center', minH: '96', '& > *': { borderWidth: '0' } },
});

/** One recipe for the whole table: a thousand cells cost no more styling than one. */
export const Table = chakra('table', {
  base: {
    w: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0',
    // the frame draws the last line
    mb: 'calc({borderWidths.hairline} * -1)',
    textAlign: 'start',
    '& th, & td': { px: '3', textAlign: 'start', borderBottomWidth: 'hairline', verticalAlign: 'middle' },
    '& :is(th, td):focus-visible': { outlineOffset: 'inside', borderRadius: 'sm' },
    // by attributes: with `:last-of-type` and the like every row that comes into sight restyles its neighbours
    '& [data-last]': { pe: '4' },
    '& [data-boxes]': { w: '10', ps: '3', pe: '1' },
    '& [data-align=end]': { textAlign: 'end' },
    '& thead': { position: 'sticky', top: '0', zIndex: 2 },
    '& thead th': {
      h: '9',
      bg: 'surface.panel',
      textStyle: 'overline',
      color: 'text.muted',
      // two lines have room; a word is rather cut than broken
      overflow: 'clip',
      overflowClipMargin: '{borderWidths.ring}',
      textOverflow: 'ellipsis',
    },
    '& tr': { bg: 'surface.panel' },
    '& tbody td, & tbody th': { py: '2', h: '11', fontWeight: 'normal', overflowWrap: 'anywhere' },
    // names, not numbers: with tabular figures hyphens are as wide as digits
    '& tbody th': { fontVariantNumeric: 'normal' },
    '& tbody tr[data-row]:hover': { bg: 'surface.hover' },
    '& tbody tr[data-selected], & tbody tr[data-selected]:hover': { bg: 'surface.selected' },
    '& [data-boxes], & [data-first]': { position: 'sticky', left: '0', zIndex: 1, bg: 'inherit' },
    '& [data-pinned]': { position: 'sticky', right: '0', zIndex: 1, bg: 'inherit' },
    // where the other columns go below the first one
    '[data-scrolled] > &': {
      '& [data-first]': { borderInlineEndWidth: 'hairline', boxShadow: 'md', clipPath: 'inset(0 -1rem 0 0)' },
    },
    '& [data-spacer] td': { p: '0', h: 'auto', borderWidth: '0' },
  },
  variants: {
    selectable: {
      true: { '& [data-first]': { left: '10', ps: '2' } },
      false: { '& [data-first]': { ps: '4' } },
    },
    density: {
      comfortable: {},
      compact: {
        textStyle: 'small',
        '& thead th': { h: '8' },
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
    maxW: 'full',
    px: '1',
    mx: '-1',
    borderRadius: 'sm',
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { color: 'text' },
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& svg': { boxSize: '3.5', flexShrink: 0, opacity: 0 },
    '&:hover svg, &:focus-visible svg': { opacity: 0.6 },
    // the arrow stands on the side where the digits don't
    '[data-align=end] &': { flexDirection: 'row-reverse' },
    '[aria-sort] &': { color: 'text', '& svg': { opacity: 1 } },
    '[aria-sort=ascending] &': { '& svg': { transform: 'rotate(180deg)' } },
  },
});
