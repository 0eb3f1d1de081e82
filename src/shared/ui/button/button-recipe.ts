import { defineRecipe } from '@chakra-ui/react/styled-system';

const inert = '&[aria-disabled=true]:not([aria-busy=true])';

/** Styles shared by buttons and by links that look like one. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    gap: '1.5',
    position: 'relative',
    borderWidth: 'hairline',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    '& svg': { boxSize: '4', flexShrink: 0 },
    // no opacity, because it would also fade the focus ring of a disabled button
    [inert]: { bg: 'surface.sunken', borderColor: 'border', color: 'text.subtle', cursor: 'not-allowed' },
    '&[aria-busy=true]': { cursor: 'progress' },
    // buttons are useless on paper, but chips with a value still show information
    _print: { '&:not(:has(b, [data-value]))': { display: 'none' } },
  },
  variants: {
    variant: {
      solid: {
        bg: 'accent.solid',
        color: 'text.onSolid',
        '&:hover:not([aria-disabled=true])': { bg: 'accent.solidHover' },
      },
      outline: {
        bg: 'surface.panel',
        borderColor: 'border.control',
        boxShadow: 'sm',
        color: 'text',
        '&:hover:not([aria-disabled=true]), &[aria-expanded=true]': { bg: 'surface.hover' },
      },
      ghost: {
        color: 'text.muted',
        '&:hover:not([aria-disabled=true]), &[aria-expanded=true]': { bg: 'surface.hover', color: 'text' },
        [inert]: { bg: 'transparent', borderColor: 'transparent', color: 'text.muted/60' },
      },
      chip: {
        borderColor: 'border.control',
        borderRadius: 'full',
        fontWeight: 'normal',
        color: 'text.muted',
        '&:hover:not([aria-disabled=true]), &[aria-expanded=true]': { bg: 'surface.hover', color: 'text' },
        '&[data-empty]': { borderStyle: 'dashed' },
        '& b': { fontWeight: 'medium', color: 'accent.text' },
        '&[data-dates]': { '& b, & > svg:first-of-type': { color: 'money.text' } },
      },
      // an action within a sentence, styled like a link
      link: {
        color: 'accent.text',
        borderRadius: 'sm',
        fontWeight: 'inherit',
        textDecorationLine: 'underline',
        textDecorationColor: 'accent.text/40',
        textUnderlineOffset: '0.2em',
        '&:hover:not([aria-disabled=true])': { textDecorationColor: 'currentColor' },
      },
      danger: {
        bg: 'tone.error.solid',
        color: 'text.onSolid',
        '&:hover:not([aria-disabled=true])': { bg: 'tone.error.solid/90' },
      },
    },
    size: {
      sm: { h: '7', px: '2.5', textStyle: 'small' },
      md: { h: '8', px: '3', textStyle: 'body' },
      lg: { h: '9', px: '4', textStyle: 'body' },
      inline: { minH: '6', my: '-1', textStyle: 'inherit' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});
