import { createFileRoute } from '@tanstack/react-router';
import { userQueries } from '@/entities/user';
import { RecoverPage } from '@/pages/public/recover';
import { handOverQuery } from '../../router/hand-over-query';

export const Route = createFileRoute('/_public/recover/$key')({
  loader: (loading) => handOverQuery(loading, userQueries.recovery(loading.params.key)),
  component: RecoverPage,
});
