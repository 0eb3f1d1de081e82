import type { ReactNode } from 'react';
import { styled } from '@/shared/theme';

const Root = styled('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    '& > span:last-of-type': { minW: '0' },
    // excludes the duration on the poster, whose styles would win or lose depending on the insertion order of the rules
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
  picture?: ReactNode;
  /** The `RowLink`, followed by other links. */
  children: ReactNode;
  /** Details that help to recognise the record: "Market, 4 adverts". */
  note?: string | undefined;
}

/** The first cell of a row: the record's picture and name, with a line of details. */
export const RowTitle = ({ picture, children, note }: RowTitleProps) => (
  <Root>
    {picture}
    <span>
      {children}
      {note && <small>{note}</small>}
    </span>
  </Root>
);
