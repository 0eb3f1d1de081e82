import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { styled } from '@/shared/theme';

const StyledAnchor = styled('a', {
  base: {
    fontWeight: 'medium',
    color: 'text',
    overflowWrap: 'anywhere',
    '&:is(tr:hover *, :hover)': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
    // on a card the link covers the whole card; in a table `openRowLink` forwards the click
    'li &': { _after: { content: '""', position: 'absolute', inset: '0' } },
  },
});

function Anchor(props: ComponentProps<'a'>) {
  return <StyledAnchor data-row-link {...props} />;
}

/** The link of a row, in its first cell. Other links and buttons in the row work independently. */
export const RowLink = createLink(Anchor);
