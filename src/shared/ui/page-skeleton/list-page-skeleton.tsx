import { styled } from '@/shared/theme';
import { LoadingOverlay } from '@/shared/ui/loading-indicator';
import { SkeletonBlock, TableSkeleton } from '@/shared/ui/skeleton';
import { ChipsSkeleton, FiguresSkeleton } from './figures-skeleton';
import { PageHeaderSkeleton, type PageHeaderSkeletonProps } from './page-header-skeleton';

const Tabs = styled('div', {
  base: { display: 'flex', gap: '7', px: '3', pt: '2', pb: '3', mb: '4', borderBottomWidth: 'hairline' },
});

interface ListPageSkeletonProps extends PageHeaderSkeletonProps {
  /** Adds the tabs of related lists: campaigns, groups and adverts. */
  tabs?: boolean;
  /** Adds the figures above the rows. */
  figures?: boolean;
}

/** Skeleton of a page with a table. */
export const ListPageSkeleton = ({ tabs, figures, ...header }: ListPageSkeletonProps) => (
  <LoadingOverlay>
    <PageHeaderSkeleton {...header} />
    {tabs && (
      <Tabs>
        <SkeletonBlock h="4" w="20" />
        <SkeletonBlock h="4" w="14" />
        <SkeletonBlock h="4" w="14" />
      </Tabs>
    )}
    <ChipsSkeleton />
    {figures && <FiguresSkeleton kind="list" />}
    <TableSkeleton />
  </LoadingOverlay>
);
