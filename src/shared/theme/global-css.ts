import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

/** For people who prefer that nothing moves. */
export const stilled = {
  animation: 'none !important',
  transition: 'none !important',
  scrollBehavior: 'auto !important',
};

export const globalCss = defineGlobalStyles({
  // as specific as the rule of first-paint.css, and later
  ':root': { colorScheme: 'light', '&.dark': { colorScheme: 'dark' } },
  html: {
    bg: 'surface.canvas',
    color: 'text',
    fontFamily: 'body',
    '--global-color-border': 'colors.border',
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
  },
  body: { textStyle: 'body', fontFeatureSettings: "'cv05', 'cv11', 'ss03'" },
  '*::placeholder': { color: 'text.subtle', opacity: 1 },
  '*::selection': { bg: 'accent.solid', color: 'text.onSolid' },
  '*:focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  'main:focus-visible': { outline: 'none' },
  table: { fontVariantNumeric: 'lining-nums tabular-nums' },
  '*, *::before, *::after': {
    _motionReduce: stilled,
  },
});
