import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Can't be pressed now, and is not at work either. */
const inert = '&[aria-disabled=true]:not([aria-busy=true])';

/** How everything that is pressed looks; shared by buttons and by links that look like one. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    gap: '2',
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
    // not faded as a whole: the focus ring of what says why it can't be pressed is as plain as any other
    [inert]: { bg: 'surface.sunken', borderColor: 'border', color: 'text.subtle', cursor: 'not-allowed' },
    '&[aria-busy=true]': { cursor: 'progress' },
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
        borderColor: 'border.strong',
        color: 'text',
        '&:hover:not([aria-disabled=true]), &[aria-expanded=true]': { bg: 'surface.hover' },
      },
      ghost: {
        color: 'text.muted',
        '&:hover:not([aria-disabled=true]), &[aria-expanded=true]': { bg: 'surface.hover', color: 'text' },
        [inert]: { bg: 'transparent', borderColor: 'transparent', color: 'text.muted/60' },
      },
      danger: {
        bg: 'tone.error.solid',
        color: 'text.onSolid',
        '&:hover:not([aria-disabled=true])': { bg: 'tone.error.solid/90' },
      },
    },
    size: {
      sm: { h: '8', px: '3', textStyle: 'small' },
      md: { h: '9', px: '4', textStyle: 'body' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});
