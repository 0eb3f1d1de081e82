import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/db/database.ts';
import type { DeliveryReport } from './delivery-report.ts';
import { readReports } from './share-report.ts';

interface Deps {
  db: Db;
  /** Of this process; null if it does not deliver. */
  report: (() => DeliveryReport) | null;
}

/** What admins see of delivery: what this process knows of itself, and what others have said. */
export const deliveryHandlers = ({ db, report }: Deps): Pick<Handlers, 'listDeliveryProcesses'> => ({
  async listDeliveryProcesses() {
    const own = report === null ? [] : [report()];
    const others = (await readReports(db)).filter(
      ({ host, pid }) => !own.some((one) => one.host === host && one.pid === pid),
    );
    return { status: 200, body: [...own, ...others] };
  },
});
