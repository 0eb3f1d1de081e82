import { styled } from '@/shared/theme';
import { SkeletonBlock } from './skeleton-block';

const Field = styled('div', { base: { display: 'grid', gap: '1.5' } });

/** Skeleton of fields: a label above a control. */
export const FieldsSkeleton = ({ fields }: { fields: number }) =>
  Array.from({ length: fields }, (_, field) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
    <Field key={field}>
      <SkeletonBlock h="5" w="32" />
      <SkeletonBlock h="9" borderRadius="md" />
    </Field>
  ));
