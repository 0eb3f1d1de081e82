import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ApiSession } from '../scripts/lib/api-session.ts';
import { ensurePostgres } from '../scripts/lib/find-postgres.ts';
import { RealServer } from '../scripts/lib/real-server.ts';
import { startTemporaryPostgres } from '../scripts/lib/temporary-postgres.ts';
import type { components } from '../server/src/platform/contract/generated/contract.d.ts';
import { unique } from './steps/unique.ts';

test('data of the embedded database moves to PostgreSQL as documented in the README', {
  tag: ['@postgres', '@nightly'],
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'preroll-dump-'));
  const dump = join(folder, 'preroll.sql');
  const name = unique('Moved');
  const embedded = new RealServer();
  const postgres = await startTemporaryPostgres();
  const grown = new RealServer({ DATABASE_URL: postgres.url });
  try {
    await embedded.start();
    await (await ApiSession.signIn(embedded.url, 'advertiser')).createCampaign(name);
    await embedded.stop();

    const env = { ...process.env, DATA_DIR: embedded.dataDir };
    execFileSync(process.execPath, ['scripts/dump-database.ts', dump], { env });
    execFileSync(join(ensurePostgres(), 'psql'), ['--set', 'ON_ERROR_STOP=1', postgres.url, '--file', dump]);

    await grown.start();
    const session = await ApiSession.signIn(grown.url, 'advertiser');
    const { items } = await session.get<components['schemas']['CampaignList']>('campaigns');
    expect(items.map((campaign) => campaign.name)).toContain(name);
    // ids continue after the last one
    await session.createCampaign(unique('After the move'));
  } finally {
    await grown.remove();
    await embedded.remove();
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
});
