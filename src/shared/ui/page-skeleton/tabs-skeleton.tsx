import { styled } from '@/shared/theme';
import { SkeletonBlock } from '@/shared/ui/skeleton';

const Tabs = styled('div', {
  base: { display: 'flex', gap: '6', pt: '2', pb: '3', mb: '4', borderBottomWidth: 'hairline' },
});

/** Skeleton of the tabs below a title. */
export const TabsSkeleton = () => (
  <Tabs>
    <SkeletonBlock h="4" w="20" />
    <SkeletonBlock h="4" w="14" />
    <SkeletonBlock h="4" w="14" />
  </Tabs>
);
