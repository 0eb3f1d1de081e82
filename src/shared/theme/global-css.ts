import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

export const globalCss = defineGlobalStyles({
  html: {
    colorScheme: 'light',
    bg: 'surface.canvas',
    color: 'text',
    fontFamily: 'body',
    '--global-color-border': 'colors.border',
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    // keeps the page where it is when a dialog takes the scroll bar away
    scrollbarGutter: 'stable',
    '&.dark': { colorScheme: 'dark' },
  },
  body: { textStyle: 'body', fontFeatureSettings: "'cv05', 'cv11', 'ss03'" },
  '*::placeholder': { color: 'text.subtle', opacity: 1 },
  '*::selection': { bg: 'accent.solid', color: 'text.onSolid' },
  '*:focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  'main:focus-visible': { outline: 'none' },
  table: { fontVariantNumeric: 'lining-nums tabular-nums' },
  '*, *::before, *::after': {
    _motionReduce: {
      // not 0: what waits for `animationend` must still hear of it
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});
