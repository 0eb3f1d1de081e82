import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribePage, unsubscription } from '@/pages/public/unsubscribe';
import { startQuery } from '../../router/load-query';

export const Route = createFileRoute('/_public/unsubscribe/$key')({
  loader: (loading) => startQuery(loading, unsubscription(loading.params.key)),
  component: UnsubscribePage,
});
