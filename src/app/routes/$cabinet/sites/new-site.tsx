import { createFileRoute } from '@tanstack/react-router';
import { dictionaryQueries } from '@/entities/dictionary';
import { NewSitePage } from '@/pages/sites/new-site';
import { startQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/sites/new-site')({
  staticData: { skeleton: 'form' },
  loader: (loading) => startQuery(loading, dictionaryQueries.categories()),
  component: NewSitePage,
});
