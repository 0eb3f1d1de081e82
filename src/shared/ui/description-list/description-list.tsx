import type { ReactNode } from 'react';
import { styled } from '@/shared/theme';

const List = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(6rem, 1fr) 2fr', sm: 'minmax(8rem, max-content) 1fr' },
    columnGap: { base: '3', sm: '6' },
    rowGap: '2.5',
    alignItems: 'baseline',
    '& dt': { textStyle: 'small', color: 'text.muted' },
    '& dd': { minW: '0', overflowWrap: 'anywhere' },
  },
});

interface DescriptionListProps {
  /** Terms are unique. A missing value is shown as a dash. */
  items: readonly { term: string; value: ReactNode }[];
}

export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <List>
      {items.map(({ term, value }) => [
        <dt key={`${term} term`}>{term}</dt>,
        <dd key={term} translate="no">
          {value === null || value === undefined || value === '' ? '–' : value}
        </dd>,
      ])}
    </List>
  );
}
