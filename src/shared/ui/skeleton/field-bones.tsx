import { chakra } from '@chakra-ui/react/styled-system';
import { Bone } from './bone';

const Field = chakra('div', { base: { display: 'grid', gap: '1.5' } });

/** Fields that are on their way: a label above, a control below. */
export const FieldBones = ({ fields }: { fields: number }) =>
  Array.from({ length: fields }, (_, field) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
    <Field key={field}>
      <Bone h="5" w="32" />
      <Bone h="9" borderRadius="md" />
    </Field>
  ));
