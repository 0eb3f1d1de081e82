import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { dialogRecipe } from '@/shared/ui/dialog';

/** Aligned to the top of the window, so that the input doesn't move while the results grow and shrink. */
export const paletteRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'title'],
  base: {
    backdrop: dialogRecipe.base?.backdrop ?? {},
    positioner: {
      ...dialogRecipe.base?.positioner,
      placeItems: 'start center',
      px: '4',
      pt: { base: '4', sm: '16' },
      pb: '4',
    },
    content: {
      ...dialogRecipe.base?.content,
      maxH: { base: 'calc(100dvh - 2rem)', sm: 'min(calc(100dvh - 8rem), 32rem)' },
      borderRadius: 'lg',
      overflow: 'hidden',
    },
  },
});

export const listRecipe = defineSlotRecipe({
  slots: ['root', 'input', 'content', 'item', 'itemGroup', 'itemGroupLabel'],
  base: {
    root: { display: 'flex', flexDirection: 'column', minH: '0' },
    input: {
      flex: '1',
      minW: '0',
      h: '12',
      bg: 'transparent',
      textStyle: 'lead',
      textOverflow: 'ellipsis',
      // the only focusable element needs no ring; the line below it shows the focus
      '&:focus-visible': { outline: 'none' },
    },
    content: { p: '2', overflowY: 'auto', overscrollBehavior: 'contain', outline: 'none' },
    itemGroup: { '& + &': { mt: '2' } },
    itemGroupLabel: { px: '2.5', py: '1', textStyle: 'overline', color: 'text.subtle' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: '9',
      px: '2.5',
      py: '1.5',
      borderRadius: 'md',
      cursor: 'pointer',
      '& > svg': { boxSize: '4', flexShrink: 0, color: 'text.subtle' },
      '& > span:first-of-type': { flex: '1', minW: '0', overflowWrap: 'anywhere' },
      '& small': { display: 'block', textStyle: 'caption', color: 'text.muted' },
      '& mark': { bg: 'transparent', color: 'accent.text', fontWeight: 'semibold' },
      '&[data-highlighted]': { bg: 'surface.selected' },
      '&[data-disabled]': { cursor: 'not-allowed', color: 'text.muted' },
    },
  },
});
