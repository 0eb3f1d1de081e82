import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { inputRecipe, withEndStyles } from '@/shared/ui/field';

const inlineButton = {
  display: 'grid',
  placeItems: 'center',
  boxSize: '7',
  borderRadius: 'sm',
  color: 'text.subtle',
  cursor: 'pointer',
  _hover: { bg: 'surface.hover', color: 'text' },
  '&[hidden]': { display: 'none' },
  '&:disabled': { cursor: 'not-allowed', bg: 'transparent', color: 'text.subtle' },
  '& svg': { boxSize: '4' },
};

export const comboboxRecipe = defineSlotRecipe({
  slots: ['root', 'control', 'input', 'trigger', 'clearTrigger', 'indicatorGroup', 'positioner', 'content', 'item'],
  base: {
    control: withEndStyles,
    input: { ...inputRecipe.base, pe: '16', textOverflow: 'ellipsis' },
    indicatorGroup: { display: 'flex', alignItems: 'center', me: '1' },
    trigger: inlineButton,
    clearTrigger: inlineButton,
    content: {
      zIndex: 'overlay',
      w: 'var(--reference-width)',
      minW: '48',
      maxH: 'min(var(--available-height), {sizes.80})',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      p: '1',
      borderRadius: 'md',
      bg: 'surface.raised',
      boxShadow: 'md',
      outline: 'none',
      _open: { animation: 'fadeIn', animationDuration: 'fast' },
      '&[data-stale]': { color: 'text.subtle' },
    },
    item: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '2',
      minH: '8',
      px: '2.5',
      py: '1.5',
      borderRadius: 'sm',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      '& > small': { gridColumn: 1, textStyle: 'caption', fontWeight: 'normal', color: 'text.subtle' },
      '& > svg': { gridArea: '1 / 2', boxSize: '4', color: 'accent.text' },
      '&[data-highlighted]': { bg: 'surface.hover' },
      '&[data-state=checked]': { fontWeight: 'medium' },
      '&[data-disabled]': { color: 'text.subtle', cursor: 'not-allowed' },
    },
  },
});
