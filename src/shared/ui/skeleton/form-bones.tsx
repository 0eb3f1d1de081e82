import { chakra } from '@chakra-ui/react/styled-system';
import { Bone } from './bone';
import { FieldBones } from './field-bones';

const Column = chakra('div', { base: { display: 'grid', gap: '5', maxW: 'form' } });

/** The fields of a `Form` and its button. */
export const FormBones = ({ fields }: { fields: number }) => (
  <Column>
    <FieldBones fields={fields} />
    <Bone h="9" borderRadius="md" />
  </Column>
);
