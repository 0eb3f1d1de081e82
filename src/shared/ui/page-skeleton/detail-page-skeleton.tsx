import { chakra } from '@chakra-ui/react/styled-system';
import { DetailAside, DetailColumns } from '@/shared/ui/detail-layout';
import { LoadingOverlay } from '@/shared/ui/loading-indicator';
import { Bone, FieldBones } from '@/shared/ui/skeleton';
import { PageHeaderSkeleton, type PageHeaderSkeletonProps } from './page-header-skeleton';

const Column = chakra('div', { base: { display: 'grid', gap: '5' } });

const Section = chakra('div', {
  base: { display: 'grid', gap: '5', p: '5', borderWidth: 'hairline', borderRadius: 'lg', bg: 'surface.panel' },
});

interface DetailPageSkeletonProps extends PageHeaderSkeletonProps {
  /** Something is known beside the form. */
  aside?: boolean;
}

/** The page of one thing that is on its way: sections of fields, and what is known of it. */
export const DetailPageSkeleton = ({ aside, ...header }: DetailPageSkeletonProps) => (
  <LoadingOverlay>
    <PageHeaderSkeleton {...header} />
    <DetailColumns>
      <Column>
        <Section>
          <Bone h="6" w="24" />
          <FieldBones fields={4} />
        </Section>
        <Section>
          <Bone h="6" w="24" />
          <FieldBones fields={2} />
        </Section>
      </Column>
      {aside && (
        <DetailAside>
          <Bone h="auto" aspectRatio="16 / 9" borderRadius="lg" />
        </DetailAside>
      )}
    </DetailColumns>
  </LoadingOverlay>
);
