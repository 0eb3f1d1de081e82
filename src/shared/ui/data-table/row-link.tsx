import { chakra } from '@chakra-ui/react/styled-system';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

const StyledAnchor = chakra('a', {
  base: {
    fontWeight: 'medium',
    color: 'text',
    overflowWrap: 'anywhere',
    '&:is(tr:hover *, :hover)': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
    // the whole card answers to a press, and stays a real link; rows do it by `openRowLink`
    'li &': { _after: { content: '""', position: 'absolute', inset: '0' } },
  },
});

function Anchor(props: ComponentProps<'a'>) {
  return <StyledAnchor data-row-link {...props} />;
}

/** The link of a row, for the cell of the first column. Other links and buttons of the row keep their own meaning. */
export const RowLink = createLink(Anchor);
