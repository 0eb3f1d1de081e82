import { execFileSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hasChdb, startChdb } from './chdb-process.ts';
import { connect, questionsOf } from './clickhouse-client.ts';

it.skipIf(!hasChdb() || process.platform !== 'linux')('leaves the processor to the server', async () => {
  const store = await startChdb(await mkdtemp(join(tmpdir(), 'preroll-priority-')));
  const client = connect(store.address);
  try {
    await questionsOf(client, true).read({ sql: 'SELECT count() FROM numbers(1000)', params: {} });
    const threads = execFileSync('ps', ['-L', '-o', 'ni=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
    const own = Number(execFileSync('ps', ['-o', 'ni=', '-p', String(process.pid)], { encoding: 'utf8' }));
    const niceness = threads
      .split('\n')
      .filter((line) => line.includes('clickhouse-child'))
      .map((line) => Number.parseInt(line, 10) - own);
    // those of Node itself are older
    expect(niceness.filter((each) => each > 0).length).toBeGreaterThan(niceness.length / 2);
  } finally {
    await client.close();
    await store.stop();
  }
});
