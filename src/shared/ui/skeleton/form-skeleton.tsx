import { FormPlaceholder } from './form-placeholder';
import { Loading } from './loading';

/** Skeleton of a `Form` that announces loading. */
export const FormSkeleton = ({ fields = 4 }: { fields?: number }) => (
  <Loading>
    <FormPlaceholder fields={fields} />
  </Loading>
);
