import type { Cabinet } from '@/entities/session';
import { waitingListState } from '@/entities/transaction';
import type { TransactionList } from '@/shared/api';
import { formatNumber } from '@/shared/lib/format';
import { Link } from '@/shared/ui/link';

interface AllWaitingProps {
  cabinet: Cabinet;
  currency: string;
  client?: number | undefined;
  list: TransactionList;
}

/** Links to all waiting payments in the ledger, if there are more than are shown. */
export const AllWaiting = ({ cabinet, currency, client, list }: AllWaitingProps) =>
  list.total > list.items.length && (
    <Link
      to="/$cabinet/finances"
      params={{ cabinet }}
      search={{ ...waitingListState({ currency, client }), size: undefined }}
    >
      {`All ${formatNumber(list.total)}`}
    </Link>
  );
