import { join } from 'node:path';
import type { Config } from '../../platform/config/config.ts';
import { hasChdb } from '../store/chdb-process.ts';

/** Describes where events are stored, for the startup message. */
export function describeEvents({ clickhouseUrl, databaseUrl, dataDir }: Config): string {
  if (clickhouseUrl !== undefined) return `ClickHouse at ${new URL(clickhouseUrl).host}`;
  if (!hasChdb()) return 'none; analytics needs the optional package chdb, or CLICKHOUSE_URL';
  const place = `embedded, in ${join(dataDir, 'events')}`;
  return databaseUrl === undefined ? place : `${place}; several servers need CLICKHOUSE_URL`;
}
