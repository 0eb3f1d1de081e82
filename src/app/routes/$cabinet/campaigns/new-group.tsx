import { createFileRoute } from '@tanstack/react-router';
import { managesOthers } from '@/entities/session';
import { userQueries } from '@/entities/user';
import { NewGroupPage } from '@/pages/campaigns/new-group';
import { startQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/campaigns/new-group')({
  staticData: { skeleton: 'form' },
  loader: (loading) => {
    if (managesOthers(loading.params.cabinet)) startQuery(loading, userQueries.advertisers());
  },
  component: NewGroupPage,
});
