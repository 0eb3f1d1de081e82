import { chakra } from '@chakra-ui/react/styled-system';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

const StyledAnchor = chakra('a', {
  base: {
    fontWeight: 'medium',
    color: 'text',
    overflowWrap: 'anywhere',
    _hover: { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
    // the whole row or card answers to a click, and stays a real link
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
});

function Anchor(props: ComponentProps<'a'>) {
  return <StyledAnchor {...props} />;
}

/** The link of a row, for the cell of the first column. Other links and buttons of the row lie above it. */
export const RowLink = createLink(Anchor);
