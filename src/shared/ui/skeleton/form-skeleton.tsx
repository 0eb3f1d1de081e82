import { chakra } from '@chakra-ui/react/styled-system';
import { Bone } from './bone';
import { Loading } from './loading';

const Column = chakra('div', { base: { display: 'grid', gap: '5', maxW: 'form' } });

const Field = chakra('div', { base: { display: 'grid', gap: '1.5' } });

/** A `Form` that is on its way. */
export function FormSkeleton({ fields = 4 }: { fields?: number }) {
  return (
    <Loading>
      <Column>
        {Array.from({ length: fields }, (_, field) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
          <Field key={field}>
            <Bone h="5" w="32" />
            <Bone h="9" borderRadius="md" />
          </Field>
        ))}
        <Bone h="9" w="32" borderRadius="md" />
      </Column>
    </Loading>
  );
}
