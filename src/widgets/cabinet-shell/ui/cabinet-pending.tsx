import { useMatches } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { LoadingIndicator } from '@/shared/ui/loading-indicator';
import { DetailPageSkeleton, FormPageSkeleton, ListPageSkeleton } from '@/shared/ui/page-skeleton';

type Skeleton = 'search' | 'list' | 'dashboard' | 'detail' | 'sections' | 'form';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The skeleton to show while the screen loads. */
    skeleton?: Skeleton;
  }
}

const skeletons: Record<Skeleton, ReactElement> = {
  /** A searchable list. */
  search: <ListPageSkeleton search actions={1} />,
  list: <ListPageSkeleton actions={1} />,
  /** A record with a list of its own. */
  dashboard: <ListPageSkeleton badge description actions={3} />,
  /** A record with a form and a column of details. */
  detail: <DetailPageSkeleton badge actions={3} aside />,
  /** A long form. */
  sections: <DetailPageSkeleton />,
  form: <FormPageSkeleton fields={2} />,
};

/** The skeleton of the screen that is loading: the one of the innermost matched route that declares one. */
export function CabinetPending() {
  const kind = useMatches().findLast(({ staticData }) => staticData.skeleton)?.staticData.skeleton;
  return kind ? skeletons[kind] : <LoadingIndicator />;
}
