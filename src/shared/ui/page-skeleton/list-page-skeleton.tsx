import { ListBones, type ListBonesProps, Loading } from '@/shared/ui/skeleton';
import { PageHeaderSkeleton, type PageHeaderSkeletonProps } from './page-header-skeleton';

type ListPageSkeletonProps = PageHeaderSkeletonProps & ListBonesProps;

/** A page with a table that is on its way. */
export const ListPageSkeleton = ({ search, ...header }: ListPageSkeletonProps) => (
  <Loading>
    <PageHeaderSkeleton {...header} />
    <ListBones search={search} />
  </Loading>
);
