import { LoadingOverlay } from '@/shared/ui/loading-indicator';
import { FormPlaceholder } from '@/shared/ui/skeleton';
import { PageHeaderSkeleton, type PageHeaderSkeletonProps } from './page-header-skeleton';

interface FormPageSkeletonProps extends PageHeaderSkeletonProps {
  fields: number;
}

/** Skeleton of a page with a short form. */
export const FormPageSkeleton = ({ fields, ...header }: FormPageSkeletonProps) => (
  <LoadingOverlay>
    <PageHeaderSkeleton {...header} />
    <FormPlaceholder fields={fields} />
  </LoadingOverlay>
);
