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
    const nicenessOf = (...which: string[]) =>
      execFileSync('ps', ['-L', '-o', 'pid=,lwp=,ni=,args=', ...which], { encoding: 'utf8' })
        .trim()
        .split('\n')
        .map((line) => line.trim().split(/\s+/))
        .filter(([, , , ...args]) => which[0] === '-p' || args.join(' ').includes('clickhouse-child'))
        .filter(([pid, thread]) => pid === thread)
        .map(([, , niceness]) => Number(niceness));
    const [own] = nicenessOf('-p', String(process.pid));
    // the main thread's, which those that it starts have as well
    expect(nicenessOf('--ppid', String(process.pid))).toEqual([Number(own) + 5]);
  } finally {
    await client.close();
    await store.stop();
  }
});
