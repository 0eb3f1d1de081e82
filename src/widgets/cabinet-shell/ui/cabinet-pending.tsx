import { useMatches } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { LoadingIndicator } from '@/shared/ui/loading-indicator';
import { DetailPageSkeleton, FormPageSkeleton, ListPageSkeleton } from '@/shared/ui/page-skeleton';

type Skeleton = 'search' | 'list' | 'dashboard' | 'detail' | 'sections' | 'form';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The shape of the screen, shown while it is on its way. */
    skeleton?: Skeleton;
  }
}

const skeletons: Record<Skeleton, ReactElement> = {
  /** A list that can be searched. */
  search: <ListPageSkeleton search actions={1} />,
  list: <ListPageSkeleton actions={1} />,
  /** A record with a list of its own. */
  dashboard: <ListPageSkeleton badge description actions={3} />,
  /** A record with a form, and what is known of it. */
  detail: <DetailPageSkeleton badge actions={3} aside />,
  /** A long form. */
  sections: <DetailPageSkeleton />,
  form: <FormPageSkeleton fields={2} />,
};

/** The shape of the screen that one is on the way to: that of the innermost route that has one. */
export function CabinetPending() {
  const kind = useMatches().findLast(({ staticData }) => staticData.skeleton)?.staticData.skeleton;
  return kind ? skeletons[kind] : <LoadingIndicator />;
}
