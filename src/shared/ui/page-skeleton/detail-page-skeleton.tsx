import { styled } from '@/shared/theme';
import { DetailAside, DetailColumns } from '@/shared/ui/detail-layout';
import { LoadingOverlay } from '@/shared/ui/loading-indicator';
import { FieldsSkeleton, SkeletonBlock, TableSkeleton } from '@/shared/ui/skeleton';
import { PageHeaderSkeleton, type PageHeaderSkeletonProps } from './page-header-skeleton';

const Section = styled('div', {
  base: { display: 'grid', gap: '5', pt: '2', pb: '5', 'div + &': { borderTopWidth: 'hairline', pt: '6' } },
});

interface DetailPageSkeletonProps extends PageHeaderSkeletonProps {
  /** Adds the side column of facts. */
  aside?: boolean;
}

/** Skeleton of a record's page: sections of fields and a side column. */
export const DetailPageSkeleton = ({ aside, ...header }: DetailPageSkeletonProps) => (
  <LoadingOverlay>
    <PageHeaderSkeleton {...header} />
    <DetailColumns>
      <div>
        <Section>
          <SkeletonBlock h="6" w="24" />
          <FieldsSkeleton fields={4} />
        </Section>
        <Section>
          <SkeletonBlock h="6" w="24" />
          <FieldsSkeleton fields={2} />
        </Section>
      </div>
      {aside && (
        <DetailAside>
          <TableSkeleton rows={5} columns={2} />
        </DetailAside>
      )}
    </DetailColumns>
  </LoadingOverlay>
);
