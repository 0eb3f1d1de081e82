import { chakra } from '@chakra-ui/react/styled-system';
import { Bone } from './bone';
import { Loading } from './loading';

const Frame = chakra('div', {
  base: { borderWidth: 'hairline', borderRadius: 'lg', bg: 'surface.panel', overflow: 'hidden' },
});

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridAutoColumns: '1fr',
    gridAutoFlow: 'column',
    alignItems: 'center',
    gap: '6',
    h: '11',
    px: '4',
    '&:first-of-type': { h: '9' },
    '&:not(:last-of-type)': { borderBottomWidth: 'hairline' },
    // cards have a name and a value
    '& > :nth-of-type(n + 3)': { display: { base: 'none', sm: 'block' } },
  },
});

/** Widths that look like words instead of a grid. */
const widths = ['70%', '45%', '60%', '35%', '55%'];

interface TableBonesProps {
  rows?: number;
  columns?: number;
}

/** The bones alone, for a skeleton of more than a table. */
export const TableBones = ({ rows = 8, columns = 5 }: TableBonesProps) => (
  <Frame>
    {Array.from({ length: rows + 1 }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
      <Row key={row}>
        {Array.from({ length: columns }, (_, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
          <Bone key={column} style={{ width: widths[(row * 2 + column) % widths.length] }} />
        ))}
      </Row>
    ))}
  </Frame>
);

/** A `DataTable` that is on its way: same frame, same row heights. */
export const TableSkeleton = (props: TableBonesProps) => (
  <Loading>
    <TableBones {...props} />
  </Loading>
);
