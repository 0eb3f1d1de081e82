import type { ReactNode } from 'react';
import { styled } from '@/shared/theme';

const Root = styled('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    '& > span:last-of-type': { minW: '0' },
    // not the duration on the poster: which rule wins there depends on which was needed first
    '& > span:last-of-type small': {
      display: 'block',
      textStyle: 'caption',
      color: 'text.subtle',
      overflowWrap: 'anywhere',
    },
    '& [data-row-link]': { lineClamp: 2 },
  },
});

interface RowTitleProps {
  /** A `Poster`. */
  picture?: ReactNode;
  /** The `RowLink`, and further links below it. */
  children: ReactNode;
  /** What helps to recognise the record: "Market, 4 adverts". */
  note?: string | undefined;
}

/** The first cell of a row: the record's picture, its name, and a line below. */
export const RowTitle = ({ picture, children, note }: RowTitleProps) => (
  <Root>
    {picture}
    <span>
      {children}
      {note && <small>{note}</small>}
    </span>
  </Root>
);
