import { styled } from '@/shared/theme';
import { FieldsSkeleton } from './fields-skeleton';
import { SkeletonBlock } from './skeleton-block';

const Column = styled('div', { base: { display: 'grid', gap: '5', maxW: 'form' } });

/** Skeleton of a form's fields and its button. */
export const FormPlaceholder = ({ fields }: { fields: number }) => (
  <Column>
    <FieldsSkeleton fields={fields} />
    <SkeletonBlock h="9" borderRadius="md" />
  </Column>
);
