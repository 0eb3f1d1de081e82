import { styled } from '@/shared/theme';
import { LoadingOverlay } from '@/shared/ui/loading-indicator';
import { SkeletonBlock, TableSkeleton } from '@/shared/ui/skeleton';
import { ChipsSkeleton, FiguresSkeleton } from './figures-skeleton';
import { PageHeaderSkeleton, type PageHeaderSkeletonProps } from './page-header-skeleton';

const Chart = styled('div', { base: { display: 'grid', gap: '3', mt: '3', mb: '6' } });

/** Skeleton of a record's page with figures, their chart, and a list: a campaign, a group, a site. */
export const RecordPageSkeleton = (header: PageHeaderSkeletonProps) => (
  <LoadingOverlay>
    <PageHeaderSkeleton {...header} />
    <ChipsSkeleton />
    <FiguresSkeleton kind="record" />
    <Chart>
      <SkeletonBlock h="7" w="32" />
      <SkeletonBlock h="64" borderRadius="md" />
    </Chart>
    <TableSkeleton rows={4} />
  </LoadingOverlay>
);
