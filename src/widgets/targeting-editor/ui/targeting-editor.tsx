import { lazy, Suspense } from 'react';
import { FieldsSkeleton, Loading } from '@/shared/ui/skeleton';

// as heavy as all other sections together
const Editor = lazy(() => import('./editor'));

/** The targeting section of the campaign form: the fields under `ads`. */
export const TargetingEditor = () => (
  <Suspense
    fallback={
      <Loading>
        <FieldsSkeleton fields={6} />
      </Loading>
    }
  >
    <Editor />
  </Suspense>
);
