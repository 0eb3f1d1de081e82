import { defineRecipe } from '@chakra-ui/react/styled-system';

export const inputRecipe = defineRecipe({
  base: {
    w: 'full',
    minW: '0',
    minH: '9',
    px: '3',
    borderWidth: 'hairline',
    borderColor: 'border.strong',
    borderRadius: 'md',
    bg: 'surface.panel',
    color: 'text',
    // iOS zooms into inputs with a font smaller than 16 px
    fontSize: { base: 'lg', sm: 'md' },
    lineHeight: '1.25rem',
    transitionProperty: 'border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'text.subtle' },
    '&:focus-visible': { outlineOffset: 'over', borderColor: 'focus' },
    '&[aria-invalid=true]': { borderColor: 'tone.error.text' },
    // resets the opacity that browsers apply to disabled selects
    '&:disabled': { bg: 'surface.sunken', color: 'text.subtle', cursor: 'not-allowed', opacity: 1 },
  },
});
