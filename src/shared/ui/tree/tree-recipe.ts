import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const treeRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'tree', 'item', 'branchTrigger'],
  base: {
    tree: { outline: 'none' },
    item: {
      display: 'flex',
      alignItems: 'center',
      position: 'relative',
      gap: '1',
      minH: '8',
      minW: '0',
      // --depth starts at 1
      ps: 'calc({spacing.1} + (var(--depth) - 1) * {spacing.4})',
      pe: '1',
      borderRadius: 'md',
      cursor: 'pointer',
      userSelect: 'none',
      _hover: { bg: 'surface.hover' },
      '&:focus-visible': { outlineOffset: 'inside' },
      '&[data-selected]': {
        bg: 'surface.selected',
        fontWeight: 'medium',
        '@media (forced-colors: active)': { outline: '{borderWidths.ring} solid Highlight', outlineOffset: 'inside' },
      },
      '&[data-selected] > [data-part=picture]': { color: 'accent.text' },
      '& > [data-part=name]': {
        flex: '1',
        minW: '0',
        py: '1',
        lineClamp: '2',
        overflowWrap: 'anywhere',
      },
      '& > [data-part=count]': {
        textStyle: 'caption',
        color: 'text.muted',
        fontVariantNumeric: 'tabular-nums',
        minW: '6',
        textAlign: 'end',
        pe: '1',
      },
      // replaces the count on hover; always visible on touch screens, which have no hover
      '@media (hover: hover)': {
        '& > [data-part=menu]': { position: 'absolute', insetEnd: '1' },
        '&:not(:hover, :focus-within) > [data-part=menu]:not(:has([aria-expanded=true]))': { opacity: 0 },
        '&:is(:hover, :focus-within, :has([aria-expanded=true])) > [data-part=count]:not(:last-child)': { opacity: 0 },
      },
    },
    branchTrigger: {
      display: 'grid',
      placeItems: 'center',
      boxSize: '6',
      flexShrink: 0,
      borderRadius: 'sm',
      color: 'text.subtle',
      cursor: 'pointer',
      _hover: { color: 'text' },
      '& svg': { boxSize: '4', transitionProperty: 'transform', transitionDuration: 'fast' },
      '&[data-state=open] svg': { transform: 'rotate(90deg)' },
    },
  },
});
