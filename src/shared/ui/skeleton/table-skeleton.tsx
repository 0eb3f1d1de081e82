import { styled } from '@/shared/theme';
import { SkeletonBlock } from './skeleton-block';
import { wordWidth } from './word-width';

/** A row of a table or, below `sm`, a card with a title and facts. The first row is the header. */
const Row = styled('div', {
  base: {
    display: 'grid',
    gridAutoColumns: '1fr',
    gridAutoFlow: { base: 'row', sm: 'column' },
    alignItems: 'center',
    columnGap: '6',
    rowGap: '1.5',
    h: { sm: '11' },
    py: { base: '3', sm: '0' },
    borderBottomWidth: 'hairline',
    '&:first-of-type': {
      h: { base: '12', sm: '8' },
      '& > :nth-of-type(n + 2)': { display: { base: 'none', sm: 'block' } },
    },
  },
});

interface TableSkeletonProps {
  rows?: number;
  columns?: number;
}

/** Skeleton of a `DataTable`, with its row heights and lines. */
export const TableSkeleton = ({ rows = 8, columns = 5 }: TableSkeletonProps) => (
  <div>
    {Array.from({ length: rows + 1 }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
      <Row key={row}>
        {Array.from({ length: columns }, (_, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <SkeletonBlock key={column} h={{ base: '5', sm: '4' }} style={{ width: wordWidth(row * 2 + column) }} />
        ))}
      </Row>
    ))}
  </div>
);
