/** Checks the rules of the ledger on the database of DATABASE_URL or DATA_DIR; fails if one is violated. */

import { checkLedger } from '../server/src/money/ledger/check-ledger.ts';
import { ledgerRules } from '../server/src/money/ledger/ledger-rules.ts';
import { readConfig } from '../server/src/platform/config/config.ts';
import { openDatabase } from '../server/src/platform/db/database.ts';

const database = await openDatabase(readConfig(process.env), { queryLimit: 0 });
const findings = await checkLedger(database.db);
await database.close();
const broken = new Map(findings.map(({ rule, records }) => [rule, records]));
for (const rule of Object.keys(ledgerRules)) {
  const records = broken.get(rule);
  console.log(records === undefined ? `kept    ${rule}` : `BROKEN  ${rule}: ${records.join(', ')}`);
}
process.exitCode = findings.length > 0 ? 1 : 0;
