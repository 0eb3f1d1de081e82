import { openConnection } from '../../../server/src/events/store/store-connection.ts';

export interface StoredEvent {
  serve: string;
  kind: string;
  /** Seconds since the Unix epoch. */
  ts: number;
  campaign: number;
  advert: number;
  site: number;
  placement: number;
  /** In micros, as is `revenue`. */
  price: number;
  revenue: number;
  invalid: string;
}

/** Reads all events of a stopped server's embedded store. */
export async function readStore(dataDir: string): Promise<StoredEvent[]> {
  const store = await openConnection({ dataDir, clickhouseUrl: undefined }, {});
  try {
    const columns = 'campaign, advert, site, placement, toInt64(price) AS price, toInt64(revenue) AS revenue, invalid';
    const sql = `SELECT toString(serve) AS serve, toString(kind) AS kind, toUnixTimestamp(ts) AS ts, ${columns}
      FROM events ARRAY JOIN range(count) AS nth`;
    const { data } = await store.read<Record<keyof StoredEvent, string | number>>({ sql, params: {} });
    return data.map((row) => ({
      ...{ serve: String(row.serve), kind: String(row.kind), invalid: String(row.invalid), ts: Number(row.ts) },
      ...{ campaign: Number(row.campaign), advert: Number(row.advert), site: Number(row.site) },
      ...{ placement: Number(row.placement), price: Number(row.price), revenue: Number(row.revenue) },
    }));
  } finally {
    await store.close();
  }
}
