import { chakra } from '@chakra-ui/react/styled-system';
import { Bone } from './bone';
import { FieldBones } from './field-bones';
import { Loading } from './loading';

const Column = chakra('div', { base: { display: 'grid', gap: '5', maxW: 'form' } });

/** A `Form` that is on its way. */
export const FormSkeleton = ({ fields = 4 }: { fields?: number }) => (
  <Loading>
    <Column>
      <FieldBones fields={fields} />
      <Bone h="9" borderRadius="md" />
    </Column>
  </Loading>
);
