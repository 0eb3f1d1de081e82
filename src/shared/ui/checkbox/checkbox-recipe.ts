import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The platform's own checkbox in the theme's colour; radios share it. */
export const checkboxRecipe = defineRecipe({
  base: {
    boxSize: '4',
    // a long text beside it takes nothing from it
    flexShrink: 0,
    accentColor: 'accent.solid',
    cursor: 'pointer',
    '&:disabled': { cursor: 'not-allowed' },
  },
});
