import type { Handlers } from '../../platform/contract/handlers.ts';
import type { DeliveryReport } from './delivery-report.ts';

/** What admins see of delivery. */
export const deliveryHandlers = ({
  report,
}: {
  report: () => DeliveryReport;
}): Pick<Handlers, 'listDeliveryProcesses'> => ({
  // a process knows itself only
  listDeliveryProcesses: async () => ({ status: 200, body: [report()] }),
});
