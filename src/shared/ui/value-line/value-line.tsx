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
  children: ReactNode;
  /** A second line, such as the origin of the value or its consequence. */
  note?: string;
  action: ReactNode;
}

/** A rarely changed value: a line with a button instead of permanently open fields. */
export const ValueLine = ({ children, note, action }: ValueLineProps) => (
  <Root>
    <p>
      {children}
      {note !== undefined && <small translate="no">{note}</small>}
    </p>
    {action}
  </Root>
);
