import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { styled } from '@/shared/theme';

const StyledAnchor = styled('a', {
  base: {
    px: '2.5',
    py: '1.5',
    borderRadius: 'md',
    fontWeight: 'medium',
    color: 'text.muted',
    _hover: { bg: 'surface.hover', color: 'text' },
    '&[aria-current=page]': { color: 'accent.text', textDecorationLine: 'underline', textUnderlineOffset: '0.4em' },
  },
});

function Anchor(props: ComponentProps<'a'>) {
  return <StyledAnchor {...props} />;
}

/** A link in a header; marks the current page. In text, use `Link`. */
export const NavLink = createLink(Anchor);
