import { fillLedger } from './fill-ledger.ts';
import { listUnderLoad, type MeasuredDatabase } from './list-under-load.ts';
import type { Measurement } from './measurement.ts';

type Query = readonly [cabinet: 'admin' | 'manager' | 'advertiser', query: string];

/** The queries of the ledger screen, by cabinet: its filters and sort orders, and the last numbered page. */
const queriesOf = (clientId: number): Query[] => [
  ['admin', ''],
  ['admin', 'sort=date'],
  ['admin', 'sort=-amount'],
  ['admin', 'offset=50'],
  ['admin', 'offset=9950'],
  ['admin', 'status=waiting&status=processing'],
  ['admin', 'type=deposit'],
  ['admin', 'type=spend&status=paid&sort=amount'],
  ['admin', `user_id=${clientId + 7}`],
  ['admin', 'date_from=2026-06-01&date_to=2026-06-30'],
  ['admin', 'date_from=2026-01-01&type=deposit'],
  ['admin', 'search=User%201234'],
  ['admin', 'search=quarter%204'],
  ['admin', 'search=2026-000123'],
  ['manager', 'search=User%2012'],
  ['manager', 'date_from=2026-06-01'],
  ['manager', ''],
  ['manager', 'status=waiting&status=processing'],
  ['manager', 'offset=500'],
  ['admin', 'sort=-amount&offset=9950'],
  ['advertiser', ''],
  ['advertiser', 'type=spend'],
];

/** Measures the list of transactions, as requested by an admin, a manager and an advertiser. */
export function benchTransactionList(size: number, on: MeasuredDatabase): Promise<Measurement[]> {
  return listUnderLoad(
    (database) => fillLedger(database, { people: size / 100, transactions: size, days: { first: 400, last: 0 } }),
    [
      {
        what: `GET finances, ${size} transactions`,
        requestsOf: (serverUrl, filled) =>
          queriesOf(filled.clientId).map(([cabinet, query]) => ({
            url: `${serverUrl}/backend/api/finances?${query}`,
            headers: { Authorization: `Bearer ${filled[cabinet]}`, Cabinet: cabinet },
          })),
      },
    ],
    on,
  );
}
