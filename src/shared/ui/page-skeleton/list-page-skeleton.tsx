import { chakra } from '@chakra-ui/react/styled-system';
import { LoadingOverlay } from '@/shared/ui/loading-indicator';
import { SkeletonBlock, TableSkeleton } from '@/shared/ui/skeleton';
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
  /** Adds the search field. */
  search?: boolean;
}

/** Skeleton of a page with a table. */
export const ListPageSkeleton = ({ search, ...header }: ListPageSkeletonProps) => (
  <LoadingOverlay>
    <PageHeaderSkeleton {...header} />
    <Toolbar>
      {search && <SkeletonBlock h="9" borderRadius="md" />}
      <SkeletonBlock h="9" w="20" borderRadius="md" />
    </Toolbar>
    <TableSkeleton />
  </LoadingOverlay>
);
