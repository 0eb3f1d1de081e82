import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const treeRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'tree', 'item', 'branchTrigger'],
  base: {
    tree: { outline: 'none' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minH: '9',
      minW: '0',
      // --depth counts from 1
      ps: 'calc({spacing.1} + (var(--depth) - 1) * {spacing.4})',
      pe: '1',
      borderRadius: 'md',
      cursor: 'pointer',
      userSelect: 'none',
      '& > svg': { boxSize: '4', flexShrink: 0, color: 'text.subtle' },
      _hover: { bg: 'surface.hover' },
      '&:focus-visible': { outlineOffset: 'inside' },
      '&[data-selected]': {
        bg: 'surface.selected',
        fontWeight: 'medium',
        '@media (forced-colors: active)': { outline: '{borderWidths.ring} solid Highlight', outlineOffset: 'inside' },
      },
      '&[data-selected] > svg': { color: 'accent.text' },
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
        '&:last-child': { pe: '2' },
      },
      // shown on hover; always visible on touch screens, which have no hover
      '@media (hover: hover)': {
        '&:not(:hover, :focus-within) [data-part=menu]:not(:has([aria-expanded=true]))': { opacity: 0 },
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
