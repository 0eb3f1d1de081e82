import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { ledgerRules } from '../src/money/ledger/ledger-rules.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { users } from '../src/platform/db/schema.ts';
import { fund } from './fund.ts';
import { createTestDatabase } from './test-database.ts';

const TIMEOUT = 120_000;

const dataDir = await mkdtemp(join(tmpdir(), 'preroll-ledger-command-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it(
  'npm run ledger:check exits with 0 for an intact ledger, and with 1 and the broken rule otherwise',
  async () => {
    const databaseUrl = await createTestDatabase(dataDir);
    const database = { dataDir, databaseUrl };
    await change(database, async (db) => {
      const [user] = await db.insert(users).values({ login: 'a@b.test', name: 'A', passwordHash: '' }).returning();
      await fund(db, user?.id ?? 0, '10');
    });
    const rules = Object.keys(ledgerRules);
    expect(await runCommand(database)).toEqual({ code: 0, lines: rules.map((rule) => `kept    ${rule}`) });

    await change(database, (db) => db.execute(sql`update transaction_totals set count = count + 1`));
    const broken = 'the totals of transactions equal the transactions';
    const found = await runCommand(database);
    expect(found.code).toBe(1);
    expect(found.lines.filter((line) => !line.startsWith('kept '))).toEqual([
      expect.stringMatching(new RegExp(`^BROKEN  ${broken}: user \\d+$`)),
    ]);
    expect(found.lines).toHaveLength(rules.length);
  },
  TIMEOUT,
);

type Where = Parameters<typeof openDatabase>[0];

async function change(where: Where, work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<unknown>) {
  const { db, close } = await openDatabase(where);
  await work(db);
  await close();
}

/** Runs the command as an administrator would. @returns its exit code and its output */
function runCommand({ dataDir, databaseUrl }: Where): Promise<{ code: number; lines: string[] }> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  return new Promise((resolve, reject) => {
    execFile('npm', ['run', '--silent', 'ledger:check'], { env }, (error, stdout, stderr) => {
      if (stderr !== '') reject(new Error(stderr));
      else resolve({ code: Number(error?.code ?? 0), lines: stdout.trim().split('\n') });
    });
  });
}
