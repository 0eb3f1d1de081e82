import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The platform's own checkbox, drawn with the theme's colours: browsers fill it with a grey of theirs in the dark. */
export const checkboxRecipe = defineRecipe({
  base: {
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    boxSize: '4',
    // a long text beside it takes nothing from it
    flexShrink: 0,
    borderWidth: 'hairline',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    bg: 'surface.panel',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    '&:hover:not(:checked, :indeterminate, :disabled)': { borderColor: 'text.subtle' },
    '&:checked, &:indeterminate': {
      bg: 'accent.solid',
      borderColor: 'accent.solid',
      _before: { content: '""', boxSize: '2', bg: 'text.onSolid' },
    },
    '&:checked::before': { clipPath: 'polygon(14% 44%, 0 60%, 40% 96%, 100% 20%, 84% 6%, 38% 66%)' },
    '&:indeterminate::before': { clipPath: 'inset(38% 0)' },
    '&[aria-invalid=true]': { borderColor: 'tone.error.text' },
    '&:disabled': {
      bg: 'surface.sunken',
      borderColor: 'border.strong',
      cursor: 'not-allowed',
      _before: { bg: 'text.subtle' },
    },
    // where the system chooses the colours, it draws the whole
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
});
