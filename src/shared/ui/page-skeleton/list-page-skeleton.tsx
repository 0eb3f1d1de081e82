import { chakra } from '@chakra-ui/react/styled-system';
import { LoadingOverlay } from '@/shared/ui/loading-indicator';
import { Bone, TableBones } from '@/shared/ui/skeleton';
import { PageHeaderSkeleton, type PageHeaderSkeletonProps } from './page-header-skeleton';

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

interface ListPageSkeletonProps extends PageHeaderSkeletonProps {
  /** The list can be searched. */
  search?: boolean;
}

/** A page with a table that is on its way. */
export const ListPageSkeleton = ({ search, ...header }: ListPageSkeletonProps) => (
  <LoadingOverlay>
    <PageHeaderSkeleton {...header} />
    <Toolbar>
      {search && <Bone h="9" borderRadius="md" />}
      <Bone h="9" w="20" borderRadius="md" />
    </Toolbar>
    <TableBones />
  </LoadingOverlay>
);
