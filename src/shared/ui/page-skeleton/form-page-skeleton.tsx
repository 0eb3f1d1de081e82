import { LoadingOverlay } from '@/shared/ui/loading-indicator';
import { FormBones } from '@/shared/ui/skeleton';
import { PageHeaderSkeleton, type PageHeaderSkeletonProps } from './page-header-skeleton';

interface FormPageSkeletonProps extends PageHeaderSkeletonProps {
  fields: number;
}

/** A page with one short form that is on its way. */
export const FormPageSkeleton = ({ fields, ...header }: FormPageSkeletonProps) => (
  <LoadingOverlay>
    <PageHeaderSkeleton {...header} />
    <FormBones fields={fields} />
  </LoadingOverlay>
);
