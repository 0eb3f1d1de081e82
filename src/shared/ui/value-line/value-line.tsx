import type { ReactNode } from 'react';
import { styled } from '@/shared/theme';

const Root = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '2',
    maxW: 'form',
    '& > p': { minW: '0', overflowWrap: 'anywhere' },
    '& > p > small': { display: 'block', textStyle: 'small', color: 'text.muted' },
  },
});

interface ValueLineProps {
  /** What is saved now. */
  children: ReactNode;
  /** A second line: whose it is, or what follows from it. */
  note?: string;
  /** The button that changes it. */
  action: ReactNode;
}

/** A value that is seldom changed: a line until its button is pressed, where fields would stand open for nothing. */
export const ValueLine = ({ children, note, action }: ValueLineProps) => (
  <Root>
    <p>
      {children}
      {note !== undefined && <small translate="no">{note}</small>}
    </p>
    {action}
  </Root>
);
