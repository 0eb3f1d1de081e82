import { chakra } from '@chakra-ui/react/styled-system';
import { Bone } from './bone';
import { TableBones } from './table-bones';

const Toolbar = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '2',
    mb: '3',
    '& > :not(:last-of-type)': { flex: '1', maxW: '80' },
    '& > :last-of-type': { ms: 'auto' },
  },
});

export interface ListBonesProps {
  /** The list can be searched. */
  search?: boolean | undefined;
}

/** A table that is on its way, with its toolbar. */
export const ListBones = ({ search }: ListBonesProps) => (
  <>
    <Toolbar>
      {search && <Bone h="9" borderRadius="md" />}
      <Bone h="9" w="20" borderRadius="md" />
    </Toolbar>
    <TableBones />
  </>
);
