import { lazy, Suspense } from 'react';
import { FieldBones, Loading } from '@/shared/ui/skeleton';

// as heavy as all other sections together
const Editor = lazy(() => import('./editor'));

/** Whom a campaign is shown to: the fields of `ads` in the surrounding form. */
export const TargetingEditor = () => (
  <Suspense
    fallback={
      <Loading>
        <FieldBones fields={6} />
      </Loading>
    }
  >
    <Editor />
  </Suspense>
);
