import type { Handlers } from '../../platform/contract/handlers.ts';
import type { Db } from '../../platform/db/database.ts';
import type { DeliveryReport } from './delivery-report.ts';
import { readReports } from './publish-report.ts';

interface Deps {
  db: Db;
  /** The report of this process; null if it does not deliver. */
  report: (() => DeliveryReport) | null;
}

/** The status of delivery for admins: this process's own report, and those of other processes. */
export const deliveryHandlers = ({ db, report }: Deps): Pick<Handlers, 'listDeliveryProcesses'> => ({
  async listDeliveryProcesses() {
    const own = report === null ? [] : [report()];
    const others = (await readReports(db)).filter(
      ({ host, pid }) => !own.some((one) => one.host === host && one.pid === pid),
    );
    return { status: 200, body: [...own, ...others] };
  },
});
