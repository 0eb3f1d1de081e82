import { useMatches } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { LoadingIndicator } from '@/shared/ui/loading-indicator';
import {
  DetailPageSkeleton,
  FinancesPageSkeleton,
  FormPageSkeleton,
  ListPageSkeleton,
  MediaPageSkeleton,
  RecordPageSkeleton,
  SectionsPageSkeleton,
} from '@/shared/ui/page-skeleton';

type Skeleton =
  | 'campaigns'
  | 'clients'
  | 'figures'
  | 'list'
  | 'record'
  | 'campaign'
  | 'analytics'
  | 'finances'
  | 'media'
  | 'detail'
  | 'user'
  | 'sections'
  | 'form';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    skeleton?: Skeleton;
  }
}

const skeletons: Record<Skeleton, ReactElement> = {
  /** the lists of campaigns, groups and adverts */
  campaigns: <ListPageSkeleton tabs figures actions={2} />,
  /** a tab next to them, without figures */
  clients: <ListPageSkeleton tabs />,
  /** a list with figures */
  figures: <ListPageSkeleton figures actions={1} />,
  list: <ListPageSkeleton actions={1} />,
  /** a record with figures and a list */
  record: <RecordPageSkeleton badge description actions={3} />,
  campaign: <RecordPageSkeleton badge description actions={3} requests />,
  analytics: <RecordPageSkeleton switches actions={2} />,
  finances: <FinancesPageSkeleton actions={3} />,
  /** the page of an advert */
  media: <MediaPageSkeleton badge description actions={1} />,
  /** a record with a form and a column of details */
  detail: <DetailPageSkeleton badge actions={3} aside />,
  user: <DetailPageSkeleton badge description actions={1} tabs aside />,
  /** a long form with sections */
  sections: <SectionsPageSkeleton />,
  form: <FormPageSkeleton fields={2} />,
};

/** The skeleton of the screen that is loading, declared by its innermost matched route. */
export function CabinetPending() {
  const kind = useMatches().findLast(({ staticData }) => staticData.skeleton)?.staticData.skeleton;
  return kind ? skeletons[kind] : <LoadingIndicator />;
}
