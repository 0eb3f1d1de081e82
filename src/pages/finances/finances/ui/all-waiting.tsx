import type { Cabinet } from '@/entities/session';
import { waitingOf } from '@/entities/transaction';
import type { TransactionList } from '@/shared/api';
import { formatNumber } from '@/shared/lib/format';
import { Link } from '@/shared/ui/link';

interface AllWaitingProps {
  cabinet: Cabinet;
  currency: string;
  client?: number | undefined;
  /** Those that are shown. */
  list: TransactionList;
}

/** Leads to the ledger of what waits, if there is more than is shown. */
export const AllWaiting = ({ cabinet, currency, client, list }: AllWaitingProps) =>
  list.total > list.items.length && (
    <Link to="/$cabinet/finances" params={{ cabinet }} search={{ ...waitingOf({ currency, client }), size: undefined }}>
      {`All ${formatNumber(list.total)}`}
    </Link>
  );
