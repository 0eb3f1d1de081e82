import { styled } from '@/shared/theme';
import { LoadingOverlay } from '@/shared/ui/loading-indicator';
import { SkeletonBlock, TableSkeleton } from '@/shared/ui/skeleton';
import { ChipsSkeleton, FiguresSkeleton } from './figures-skeleton';
import { PageHeaderSkeleton, type PageHeaderSkeletonProps } from './page-header-skeleton';

const Chart = styled('div', { base: { display: 'grid', gap: '3', mt: '3', mb: '6' } });

interface RecordPageSkeletonProps extends PageHeaderSkeletonProps {
  /** Adds the switches of the chart above it. */
  switches?: boolean;
}

/** Skeleton of a page with figures, their chart, and a list: a campaign, a group, a site, analytics. */
export const RecordPageSkeleton = ({ switches, ...header }: RecordPageSkeletonProps) => (
  <LoadingOverlay>
    <PageHeaderSkeleton {...header} />
    <ChipsSkeleton />
    <FiguresSkeleton kind="record" />
    <Chart>
      {switches && <SkeletonBlock h="8" w="60" mt="1" borderRadius="md" />}
      <SkeletonBlock h="7" w="32" />
      <SkeletonBlock h="64" borderRadius="md" />
    </Chart>
    <TableSkeleton rows={4} />
  </LoadingOverlay>
);
