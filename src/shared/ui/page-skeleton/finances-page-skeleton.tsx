import { styled } from '@/shared/theme';
import { OverviewColumns, OverviewStack } from '@/shared/ui/detail-layout';
import { LoadingOverlay } from '@/shared/ui/loading-indicator';
import { SkeletonBlock, TableSkeleton } from '@/shared/ui/skeleton';
import { ChipsSkeleton } from './figures-skeleton';
import { PageHeaderSkeleton, type PageHeaderSkeletonProps } from './page-header-skeleton';

const Amounts = styled('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '10' } });

/** Skeleton of the finance page: the balance with its chart, pending items beside it, and the ledger. */
export const FinancesPageSkeleton = (header: PageHeaderSkeletonProps) => (
  <LoadingOverlay>
    <PageHeaderSkeleton {...header} />
    <OverviewColumns>
      <OverviewStack>
        <Amounts>
          <SkeletonBlock h="16" w="56" />
          <SkeletonBlock h="11" w="24" />
          <SkeletonBlock h="11" w="16" display={{ base: 'none', sm: 'block' }} />
        </Amounts>
        <SkeletonBlock h="7" w="48" />
        <SkeletonBlock h="64" borderRadius="md" />
      </OverviewStack>
      <OverviewStack>
        <SkeletonBlock h="6" w="32" />
        <SkeletonBlock h="15" />
      </OverviewStack>
    </OverviewColumns>
    <ChipsSkeleton />
    <TableSkeleton rows={4} />
  </LoadingOverlay>
);
