import type { Database } from '../../platform/db/database.ts';
import { withLock } from '../../platform/db/with-lock.ts';

/** In milliseconds. The next attempt to open the store waits again. */
const LOCK_TIMEOUT = 10_000;

/**
 * Prepares the event store under a PostgreSQL lock, so that only one server does so at a time: servers may share a
 * PostgreSQL and a ClickHouse, which has no locks. An embedded database has only one server.
 *
 * @param work stops before its next statement when the signal aborts, because another server may prepare the store then
 * @throws if another server takes too long
 */
export const prepareAlone = (
  database: Database,
  work: (held: AbortSignal) => Promise<void>,
  maxWait = LOCK_TIMEOUT,
): Promise<void> =>
  database.kind === 'embedded'
    ? work(new AbortController().signal)
    : withLock(database, 'eventStore', (_, held) => work(held), { maxWait });
