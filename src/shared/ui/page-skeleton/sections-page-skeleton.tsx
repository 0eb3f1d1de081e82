import { styled } from '@/shared/theme';
import { LoadingOverlay } from '@/shared/ui/loading-indicator';
import { SkeletonBlock } from '@/shared/ui/skeleton';
import { PageHeaderSkeleton, type PageHeaderSkeletonProps } from './page-header-skeleton';
import { SectionFieldsSkeleton } from './section-fields-skeleton';

const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: '{sizes.40} minmax(0, {sizes.form})' },
    alignItems: 'start',
    columnGap: '12',
  },
});

const Nav = styled('div', {
  base: {
    display: { base: 'none', xl: 'grid' },
    gap: '4',
    ps: '3',
    py: '2',
    borderInlineStartWidth: 'hairline',
  },
});

/** Skeleton of a long form or of settings: sections, with links to them beside them on wide screens. */
export const SectionsPageSkeleton = (header: PageHeaderSkeletonProps) => (
  <LoadingOverlay>
    <PageHeaderSkeleton {...header} />
    <Columns>
      <Nav>
        {Array.from({ length: 6 }, (_, link) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <SkeletonBlock key={link} h="4" w={link % 2 === 0 ? '20' : '28'} />
        ))}
      </Nav>
      <SectionFieldsSkeleton />
    </Columns>
  </LoadingOverlay>
);
