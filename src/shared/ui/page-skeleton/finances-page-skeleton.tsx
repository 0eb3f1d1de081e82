import { styled } from '@/shared/theme';
import { LoadingOverlay } from '@/shared/ui/loading-indicator';
import { SkeletonBlock, TableSkeleton } from '@/shared/ui/skeleton';
import { ChipsSkeleton } from './figures-skeleton';
import { PageHeaderSkeleton, type PageHeaderSkeletonProps } from './page-header-skeleton';

const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 20rem)' },
    alignItems: 'start',
    columnGap: '12',
    rowGap: '6',
    mb: '8',
  },
});

const Stack = styled('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' } });
const Amounts = styled('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '10' } });

/** Skeleton of finances: the balance with its chart, what waits beside it, and the ledger. */
export const FinancesPageSkeleton = (header: PageHeaderSkeletonProps) => (
  <LoadingOverlay>
    <PageHeaderSkeleton {...header} />
    <Columns>
      <Stack>
        <Amounts>
          <SkeletonBlock h="16" w="56" />
          <SkeletonBlock h="11" w="24" />
          <SkeletonBlock h="11" w="16" display={{ base: 'none', sm: 'block' }} />
        </Amounts>
        <SkeletonBlock h="7" w="48" />
        <SkeletonBlock h="64" borderRadius="md" />
      </Stack>
      <Stack>
        <SkeletonBlock h="6" w="32" />
        <SkeletonBlock h="15" />
      </Stack>
    </Columns>
    <ChipsSkeleton />
    <TableSkeleton rows={4} />
  </LoadingOverlay>
);
