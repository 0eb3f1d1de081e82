import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../lib/free-port.ts';
import { constantLoad } from './constant-load.ts';
import type { Load, LoadResult } from './insert-load.ts';
import { atLeast, atMost, type Measurement } from './measurement.ts';
import { nextMessage } from './next-message.ts';
import { percentile } from './percentile.ts';

/** Per second: recorded rows, which are written in batches of 5,000, and concurrent queries. */
const [ROWS, QUESTIONS] = [20_000, 2];
const SECONDS = 60;

/** Records events in a server during queries, and measures the delays of its event loop. */
export async function benchInserts(dataDir: string, question: string, token: string): Promise<Measurement[]> {
  const port = await freePort();
  const env = { ...process.env, DATABASE_URL: undefined, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir };
  const child = fork(fileURLToPath(new URL('./insert-load.ts', import.meta.url)), [], { env });
  try {
    await nextMessage(child);
    const asked = {
      url: `http://127.0.0.1:${port}/backend/api/reports?${question}`,
      headers: { Authorization: `Bearer ${token}`, Cabinet: 'admin' },
    };
    // the store starts on the first query
    await constantLoad([asked], QUESTIONS);
    const load: Load = { rowsPerSecond: ROWS, seconds: SECONDS };
    child.send(load);
    const finished = nextMessage(child);
    const questions = Array.from({ length: QUESTIONS * SECONDS }, () => asked);
    const [times, result] = await Promise.all([constantLoad(questions, QUESTIONS), finished]);
    const { recorded, refused, time, longest, p99 } = result as LoadResult;
    const stored = ((recorded - refused) * 1000) / time;
    const of = `${recorded} rows, ${refused} refused; answers p95 ${percentile(times, 0.95).toFixed(0)} ms`;
    return [
      // 3 % less, because the last batch is stored after the minute
      atLeast('analytics: rows stored beside 2 questions a second', stored, ROWS * 0.97, {
        unit: ' per second',
        more: of,
      }),
      atMost('analytics: delay of the event loop meanwhile', longest, 50, { more: `p99 ${p99.toFixed(0)} ms` }),
    ];
  } finally {
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
  }
}
