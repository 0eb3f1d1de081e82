import { chakra } from '@chakra-ui/react/styled-system';
import { Bone } from './bone';
import { wordWidth } from './word-width';

const Frame = chakra('div', {
  base: { borderWidth: 'hairline', borderRadius: 'lg', bg: 'surface.panel', overflow: 'hidden' },
});

/** A row of a table; below `sm` a card: its title, and its facts one below the other. The first one is the header. */
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridAutoColumns: '1fr',
    gridAutoFlow: { base: 'row', sm: 'column' },
    alignItems: 'center',
    columnGap: '6',
    rowGap: '1.5',
    h: { sm: '11' },
    px: '4',
    py: { base: '3', sm: '0' },
    '&:first-of-type': {
      h: { base: '12', sm: '9' },
      '& > :nth-of-type(n + 2)': { display: { base: 'none', sm: 'block' } },
    },
    '&:not(:last-of-type)': { borderBottomWidth: 'hairline' },
  },
});

interface TableBonesProps {
  rows?: number;
  columns?: number;
}

/** A `DataTable` that is on its way: same frame, same heights of rows and cards. */
export const TableBones = ({ rows = 8, columns = 5 }: TableBonesProps) => (
  <Frame>
    {Array.from({ length: rows + 1 }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
      <Row key={row}>
        {Array.from({ length: columns }, (_, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
          <Bone key={column} h={{ base: '5', sm: '4' }} style={{ width: wordWidth(row * 2 + column) }} />
        ))}
      </Row>
    ))}
  </Frame>
);
