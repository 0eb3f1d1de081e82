import { defineGlobalStyles } from '@chakra-ui/react/styled-system';
import { forcedColors } from './forced-colors';

export const reducedMotion = {
  animation: 'none !important',
  transition: 'none !important',
  scrollBehavior: 'auto !important',
};

export const globalCss = defineGlobalStyles({
  // same specificity as the rule in first-paint.css, but declared later
  ':root': { colorScheme: 'light', '&.dark': { colorScheme: 'dark' } },
  html: {
    bg: 'surface.panel',
    color: 'text',
    fontFamily: 'body',
    '--global-color-border': 'colors.border',
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
  },
  body: { textStyle: 'body', fontFeatureSettings: "'cv05', 'ss03'" },
  '*::placeholder': { color: 'text.subtle', opacity: 1 },
  '*::selection': { bg: 'accent.solid', color: 'text.onSolid' },
  '*:focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  'main:focus-visible': { outline: 'none' },
  svg: { '@media (forced-colors: active)': forcedColors },
  table: { fontVariantNumeric: 'lining-nums tabular-nums' },
  '*, *::before, *::after': {
    _motionReduce: reducedMotion,
    // charts, bars and states convey information by colour
    _print: { printColorAdjust: 'exact' },
  },
  'figure, tr': { _print: { breakInside: 'avoid' } },
});
