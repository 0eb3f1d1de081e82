import { styled } from '@/shared/theme';
import { LoadingOverlay } from '@/shared/ui/loading-indicator';
import { SkeletonBlock, TableSkeleton } from '@/shared/ui/skeleton';
import { ChipsSkeleton, FiguresSkeleton } from './figures-skeleton';
import { PageHeaderSkeleton, type PageHeaderSkeletonProps } from './page-header-skeleton';

const Columns = styled('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 13fr) minmax(0, 11fr)' },
    alignItems: 'start',
  },
});

/** Skeleton of an advert's page: the player, and the figures beside it. */
export const MediaPageSkeleton = (header: PageHeaderSkeletonProps) => (
  <LoadingOverlay>
    <PageHeaderSkeleton {...header} />
    <Columns>
      <div>
        <SkeletonBlock h="auto" aspectRatio="16 / 9" borderRadius="lg" mb="6" />
        <TableSkeleton rows={5} columns={2} />
      </div>
      <div>
        <ChipsSkeleton />
        <FiguresSkeleton kind="record" />
      </div>
    </Columns>
  </LoadingOverlay>
);
