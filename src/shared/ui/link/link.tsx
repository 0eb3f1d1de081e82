import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { styled } from '@/shared/theme';

const StyledAnchor = styled('a', {
  base: {
    color: 'accent.text',
    borderRadius: 'sm',
    textDecorationLine: 'underline',
    textDecorationColor: 'accent.text/40',
    textUnderlineOffset: '0.2em',
    _hover: { textDecorationColor: 'currentColor' },
  },
});

function Anchor(props: ComponentProps<'a'>) {
  return <StyledAnchor {...props} />;
}

/** A link in text or in a row; `to`, `params` and `search` are checked against the routes. */
export const Link = createLink(Anchor);
