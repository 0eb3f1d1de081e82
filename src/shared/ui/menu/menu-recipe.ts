import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const menuRecipe = defineSlotRecipe({
  slots: ['content', 'item', 'itemText', 'itemGroup', 'itemGroupLabel', 'separator', 'trigger', 'positioner'],
  base: {
    content: {
      zIndex: 'overlay',
      minW: '48',
      maxW: '80',
      maxH: 'var(--available-height)',
      overflowY: 'auto',
      p: '1',
      borderRadius: 'md',
      bg: 'surface.raised',
      boxShadow: 'md',
      outline: 'none',
      _open: { animation: 'fadeIn', animationDuration: 'fast' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minH: '8',
      px: '2.5',
      py: '1.5',
      borderRadius: 'sm',
      cursor: 'pointer',
      outline: 'none',
      '& > svg': { boxSize: '4', flexShrink: 0, color: 'text.subtle' },
      '&[data-highlighted]': { bg: 'surface.hover' },
      '&[data-danger], &[data-danger] > svg': { color: 'tone.error.text' },
      '&[aria-disabled=true], &[aria-disabled=true] > svg': { cursor: 'not-allowed', color: 'text.subtle' },
      '&[data-disabled]': { cursor: 'default', color: 'text.subtle' },
      '& small': { display: 'block', textStyle: 'caption', color: 'text.subtle' },
    },
    itemGroup: {
      '* + &': { mt: '1', pt: '1', borderTopWidth: 'hairline' },
      '&:has(+ [data-part=item])': { mb: '1', pb: '1', borderBottomWidth: 'hairline' },
    },
    itemGroupLabel: { px: '2.5', pt: '1.5', pb: '1', textStyle: 'overline', color: 'text.subtle' },
  },
});
