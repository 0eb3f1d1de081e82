import { createFileRoute } from '@tanstack/react-router';
import { DeliveryPage, deliveryProcesses } from '@/pages/settings-global/delivery';
import { loadQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/settings-global/delivery')({
  staticData: { crumb: 'Delivery', skeleton: 'list' },
  loader: (loading) => loadQuery(loading, deliveryProcesses()),
  component: DeliveryPage,
});
