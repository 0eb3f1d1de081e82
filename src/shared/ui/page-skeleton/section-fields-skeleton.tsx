import { styled } from '@/shared/theme';
import { FieldsSkeleton, SkeletonBlock } from '@/shared/ui/skeleton';

const Section = styled('div', {
  base: { display: 'grid', gap: '5', pt: '2', pb: '5', 'div + &': { borderTopWidth: 'hairline', pt: '6' } },
});

/** Two sections of fields. */
export const SectionFieldsSkeleton = () => (
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
);
