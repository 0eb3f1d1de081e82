import { chakra } from '@chakra-ui/react/styled-system';
import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';

const Body = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    '& > ul': { ps: '5', maxH: '60', overflowY: 'auto', overflowWrap: 'anywhere' },
  },
});

interface ConsequencesProps {
  /** The router of the links: questions are rendered above it. */
  router: AnyRouter;
  /** Introduces the list. */
  text: string;
  /** One `li` with a link for each affected record. */
  children: ReactNode;
  /** How many further records are affected that are not listed. */
  more?: number;
}

/** The text of a question about a change that affects other records: which ones they are. */
export function Consequences({ router, text, children, more = 0 }: ConsequencesProps) {
  return (
    <Body>
      <p>{text}</p>
      {/* scrolls, so the keyboard must reach it */}
      <RouterContextProvider router={router}>
        <ul>{children}</ul>
      </RouterContextProvider>
      {more > 0 && <p>{`and ${more} more`}</p>}
    </Body>
  );
}
