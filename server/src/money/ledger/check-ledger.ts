import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { readRows } from '../../platform/db/read-rows.ts';
import { idRanges } from './id-ranges.ts';
import { type LedgerKey, type LedgerRule, ledgerKeys, ledgerRules } from './ledger-rules.ts';

/** A violated rule of the ledger. */
export interface Finding {
  rule: string;
  /** The records that break the rule, described by their ids; at most `MAX_RECORDS`. */
  records: string[];
}

const MAX_RECORDS = 20;

/** Checks all rules of the ledger. */
export async function checkLedger(db: Db): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [rule, { of, query }] of Object.entries(ledgerRules)) {
    const records = await findBroken(db, of, query);
    if (records.length > 0) findings.push({ rule, records });
  }
  return findings;
}

async function findBroken(db: Db, of: LedgerKey, query: LedgerRule['query']): Promise<string[]> {
  const { ends, step } = ledgerKeys[of];
  const read = <Row>(statement: SQL) => readRows<Row>(db, statement);
  const [found] = await read<{ first: number | null; last: number | null }>(
    sql`select first, last from (${ends}) as ends (first, last)`,
  );
  const { first, last } = found ?? {};
  if (first == null || last == null) return [];
  const records = new Set<string>();
  for (const range of idRanges({ first, last }, step)) {
    const within = (key: SQL) => sql`${key} between ${range.first}::integer and ${range.last}::integer`;
    const broken = await read<{ record: string }>(
      sql`select record from (${query(within, range)}) as broken limit ${MAX_RECORDS - records.size}`,
    );
    for (const { record } of broken) records.add(record);
    if (records.size >= MAX_RECORDS) break;
  }
  return [...records];
}
