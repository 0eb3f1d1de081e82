import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Checkboxes and radios drawn with the theme's colours, because browsers use their own grey in dark mode. */
export const choiceRecipe = defineRecipe({
  base: {
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    boxSize: '4',
    borderWidth: 'hairline',
    borderColor: 'border.strong',
    bg: 'surface.panel',
    // `:indeterminate` also matches radios while none of the group is checked
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
    // in forced colours the system draws the native control
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
});
