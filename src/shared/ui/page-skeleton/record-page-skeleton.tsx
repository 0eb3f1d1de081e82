import { styled } from '@/shared/theme';
import { LoadingOverlay } from '@/shared/ui/loading-indicator';
import { SkeletonBlock, TableSkeleton } from '@/shared/ui/skeleton';
import { ChipsSkeleton, FiguresSkeleton } from './figures-skeleton';
import { PageHeaderSkeleton, type PageHeaderSkeletonProps } from './page-header-skeleton';

const Chart = styled('div', { base: { display: 'grid', gap: '3', mt: '3', mb: '6' } });

/** Looks like a closed disclosure. */
const Requests = styled('div', {
  base: { display: 'flex', alignItems: 'center', minH: '10', borderTopWidth: 'hairline', mb: '4' },
});

interface RecordPageSkeletonProps extends PageHeaderSkeletonProps {
  /** Adds the line about the outcome of ad requests. */
  requests?: boolean;
  /** Adds the controls above the chart. */
  switches?: boolean;
}

/** Skeleton of a page with figures, their chart, and a list: a campaign, a group, a site, analytics. */
export const RecordPageSkeleton = ({ requests, switches, ...header }: RecordPageSkeletonProps) => (
  <LoadingOverlay>
    <PageHeaderSkeleton {...header} />
    {requests && (
      <Requests>
        <SkeletonBlock h="5" w="96" maxW="full" />
      </Requests>
    )}
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
