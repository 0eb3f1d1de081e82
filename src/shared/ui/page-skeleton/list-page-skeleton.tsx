import { LoadingOverlay } from '@/shared/ui/loading-indicator';
import { TableSkeleton } from '@/shared/ui/skeleton';
import { ChipsSkeleton, FiguresSkeleton } from './figures-skeleton';
import { PageHeaderSkeleton, type PageHeaderSkeletonProps } from './page-header-skeleton';
import { TabsSkeleton } from './tabs-skeleton';

interface ListPageSkeletonProps extends PageHeaderSkeletonProps {
  /** Adds the tabs of related lists: campaigns, groups and adverts. */
  tabs?: boolean;
  figures?: boolean;
}

/** Skeleton of a page with a table. */
export const ListPageSkeleton = ({ tabs, figures, ...header }: ListPageSkeletonProps) => (
  <LoadingOverlay>
    <PageHeaderSkeleton {...header} />
    {tabs && <TabsSkeleton />}
    <ChipsSkeleton />
    {figures && <FiguresSkeleton kind="list" />}
    <TableSkeleton />
  </LoadingOverlay>
);
