import type { Database } from '../../server/src/platform/db/database.ts';
import { type FilledLedger, fillLedger } from './fill-ledger.ts';
import { listUnderLoad, type MeasuredOn } from './list-under-load.ts';
import type { Measurement } from './measurement.ts';

type Query = readonly [cabinet: 'admin' | 'manager' | 'advertiser', query: string];

/** The queries of the ledger's screen, by cabinet: its filters and orders, and pages by date. */
const usualQueries = (size: number, clientId: number): Query[] => [
  ['admin', ''],
  ['admin', 'sort=date'],
  ['admin', 'sort=-amount'],
  ['admin', 'offset=50'],
  ['admin', `offset=${size / 2}`],
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
  ['admin', `sort=date&offset=${size / 2}`],
  ['admin', `offset=${size - 50}`],
  ['manager', `offset=${size / 40}`],
  ['advertiser', ''],
  ['advertiser', 'type=spend'],
];

/** Pages that nobody turns to one by one, in the order of amounts and in broad searches. */
const deepQueries = (size: number): Query[] => {
  const part = (share: number) => Math.floor(size * share);
  return [
    ['admin', `sort=-amount&offset=${part(0.25)}`],
    ['admin', `sort=amount&offset=${part(0.5)}`],
    ['admin', `type=deposit&sort=-amount&offset=${part(0.1)}`],
    ['admin', `status=paid&sort=amount&offset=${part(0.5)}`],
    ['admin', `date_from=2026-06-01&date_to=2026-06-30&sort=amount&offset=${part(0.03)}`],
    ['admin', `search=User&offset=${part(0.5)}`],
    ['admin', `search=User%201&sort=-amount&offset=${part(0.05)}`],
    ['admin', `search=quarter%204&offset=${part(0.0025)}`],
    ['manager', `sort=-amount&offset=${part(0.025)}`],
    ['manager', `search=User%201&offset=${part(0.005)}`],
  ];
};

/** Measures the list of transactions, asked by an admin, a manager and an advertiser. */
export function benchTransactionList(size: number, on: MeasuredOn): Promise<Measurement[]> {
  const requestsOf = (queries: Query[]) => (serverUrl: string, filled: FilledLedger) =>
    queries.map(([cabinet, query]) => ({
      url: `${serverUrl}/backend/api/finances?${query}`,
      headers: { Authorization: `Bearer ${filled[cabinet]}`, Cabinet: cabinet },
    }));
  const what = `GET finances, ${size} transactions`;
  return listUnderLoad(
    (database) => fill(database, size),
    [
      {
        what,
        requestsOf: (url, filled) => requestsOf(usualQueries(size, filled.clientId))(url, filled),
      },
      {
        what: `${what}, deep pages by amount and of searches`,
        requestsOf: requestsOf(deepQueries(size)),
        perSecond: 5,
      },
    ],
    on,
  );
}

const fill = (database: Database, size: number): Promise<FilledLedger> =>
  fillLedger(database, {
    people: size / 100,
    transactions: size,
    days: { first: 400, last: 0 },
  });
