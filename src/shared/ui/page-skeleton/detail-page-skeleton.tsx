import { DetailAside, DetailColumns } from '@/shared/ui/detail-layout';
import { LoadingOverlay } from '@/shared/ui/loading-indicator';
import { TableSkeleton } from '@/shared/ui/skeleton';
import { PageHeaderSkeleton, type PageHeaderSkeletonProps } from './page-header-skeleton';
import { SectionFieldsSkeleton } from './section-fields-skeleton';
import { TabsSkeleton } from './tabs-skeleton';

interface DetailPageSkeletonProps extends PageHeaderSkeletonProps {
  tabs?: boolean;
  aside?: boolean;
}

/** Skeleton of a record's page: sections of fields and a side column. */
export const DetailPageSkeleton = ({ tabs, aside, ...header }: DetailPageSkeletonProps) => (
  <LoadingOverlay>
    <PageHeaderSkeleton {...header} />
    {tabs && <TabsSkeleton />}
    <DetailColumns>
      <SectionFieldsSkeleton />
      {aside && (
        <DetailAside>
          <TableSkeleton rows={5} columns={2} />
        </DetailAside>
      )}
    </DetailColumns>
  </LoadingOverlay>
);
