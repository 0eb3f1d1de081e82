import { FormBones } from './form-bones';
import { Loading } from './loading';

/** A `Form` that is on its way. */
export const FormSkeleton = ({ fields = 4 }: { fields?: number }) => (
  <Loading>
    <FormBones fields={fields} />
  </Loading>
);
