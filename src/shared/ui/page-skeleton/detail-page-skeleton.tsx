import { chakra } from '@chakra-ui/react/styled-system';
import { DetailAside, DetailColumns } from '@/shared/ui/detail-layout';
import { LoadingOverlay } from '@/shared/ui/loading-indicator';
import { FieldsSkeleton, SkeletonBlock } from '@/shared/ui/skeleton';
import { PageHeaderSkeleton, type PageHeaderSkeletonProps } from './page-header-skeleton';

const Column = chakra('div', { base: { display: 'grid', gap: '5' } });

const Section = chakra('div', {
  base: { display: 'grid', gap: '5', p: '5', borderWidth: 'hairline', borderRadius: 'lg', bg: 'surface.panel' },
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
      <Column>
        <Section>
          <SkeletonBlock h="6" w="24" />
          <FieldsSkeleton fields={4} />
        </Section>
        <Section>
          <SkeletonBlock h="6" w="24" />
          <FieldsSkeleton fields={2} />
        </Section>
      </Column>
      {aside && (
        <DetailAside>
          <SkeletonBlock h="auto" aspectRatio="16 / 9" borderRadius="lg" />
        </DetailAside>
      )}
    </DetailColumns>
  </LoadingOverlay>
);
