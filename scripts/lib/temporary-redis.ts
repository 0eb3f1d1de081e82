import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureRedis } from './find-redis.ts';
import { freePort } from './free-port.ts';

interface TemporaryRedis {
  url: string;
  /** Kills the server, which is restarted immediately: empty, or with the saved data (`SAVE`). */
  kill: () => void;
  stop: () => Promise<void>;
}

/**
 * Runs the server, restarting it whenever it ends, until the pipe on standard input is closed; then removes its folder.
 * The pipe closes with the process at its other end, even on `kill -9`, so nothing is left behind.
 */
const WATCHDOG = [
  'while [ -e "$0/runs" ]; do "$@"; done 2> /dev/null & cat > /dev/null',
  'rm "$0/runs"; kill -9 $(cat "$0/pid"); wait; rm -rf "$0"',
].join('; ');

/**
 * Starts a Redis in a temporary folder, on a free port of the loopback interface. It ends with this process at the
 * latest.
 *
 * @throws MissingTool if there is no Redis and none can be installed
 */
export async function startTemporaryRedis(): Promise<TemporaryRedis> {
  const program = ensureRedis();
  const folder = mkdtempSync(join(tmpdir(), 'preroll-redis-'));
  writeFileSync(join(folder, 'runs'), '');
  const port = await freePort();
  const settings = { bind: '127.0.0.1', port, dir: folder, pidfile: join(folder, 'pid'), save: '', appendonly: 'no' };
  const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  // in its own process group, so that Ctrl-C only ends this process, which then ends the server
  const server = spawn('/bin/sh', ['-c', WATCHDOG, folder, program, ...flags], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  const log: string[] = [];
  for await (const line of createInterface({ input: server.stdout })) {
    log.push(line);
    if (line.includes('Ready to accept connections')) break;
  }
  if (server.exitCode !== null) throw new Error(`Redis did not start:\n${log.join('\n')}`);
  // keeps reading, because a full pipe would block the server
  server.stdout.resume();
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: () => void process.kill(Number(readFileSync(settings.pidfile, 'utf8')), 'SIGKILL'),
    stop: async () => {
      const ended = once(server, 'exit');
      server.stdin.end();
      await ended;
    },
  };
}
