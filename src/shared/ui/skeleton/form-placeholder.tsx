import { chakra } from '@chakra-ui/react/styled-system';
import { FieldsSkeleton } from './fields-skeleton';
import { SkeletonBlock } from './skeleton-block';

const Column = chakra('div', { base: { display: 'grid', gap: '5', maxW: 'form' } });

/** Skeleton of a form's fields and its button. */
export const FormPlaceholder = ({ fields }: { fields: number }) => (
  <Column>
    <FieldsSkeleton fields={fields} />
    <SkeletonBlock h="9" borderRadius="md" />
  </Column>
);
