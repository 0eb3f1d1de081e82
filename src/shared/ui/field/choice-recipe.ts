import { defineRecipe } from '@chakra-ui/react/styled-system';

/** What is ticked or chosen, drawn with the theme's colours: browsers fill it with a grey of theirs in the dark. */
export const choiceRecipe = defineRecipe({
  base: {
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    boxSize: '4',
    borderWidth: 'hairline',
    borderColor: 'border.strong',
    bg: 'surface.panel',
    // radios of which none is chosen are indeterminate, too
    '&:checked, &:indeterminate:where([type=checkbox])': {
      bg: 'accent.solid',
      borderColor: 'accent.solid',
      _before: { content: '""', bg: 'text.onSolid' },
    },
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
