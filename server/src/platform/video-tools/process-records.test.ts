import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { processIdentity } from './process-identity.ts';
import { killOrphans, recordProcess } from './process-records.ts';
import { runTool } from './run-tool.ts';

let directory: string;
let processes: ChildProcess[];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'preroll-processes-'));
  processes = [];
});
afterEach(async () => {
  for (const child of processes) child.kill('SIGKILL');
  await rm(directory, { recursive: true, force: true });
});

function runForEver(...args: string[]) {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e9)', ...args], { stdio: 'ignore' });
  processes.push(child);
  if (child.pid === undefined) throw new Error('the process has not started');
  return { child, pid: child.pid };
}

async function changeRecord(change: (record: { identity: string; host: string; server: object }) => object) {
  const [name = ''] = await readdir(directory);
  const file = join(directory, name);
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))));
}

const deadServer = { pid: 4_000_000, identity: 'a server that was killed' };

test('a program of a killed server is ended, and its record removed', async () => {
  const { child, pid } = runForEver();
  recordProcess(directory, pid);
  await changeRecord((record) => ({ ...record, server: deadServer }));
  const exit = once(child, 'exit');
  expect(await killOrphans(directory)).toEqual([pid]);
  expect(await exit).toEqual([null, 'SIGKILL']);
  expect(await readdir(directory)).toEqual([]);
});

test.each(['started at another time', 'with another command line'])(
  'a foreign process that reuses the id, %s, is left alone',
  async (difference) => {
    const { pid } = runForEver();
    recordProcess(directory, pid);
    const change = (identity: string) =>
      difference.startsWith('started') ? identity.replace(/ \d+ /, ' 17 ') : `${identity} --other`;
    await changeRecord((record) => ({ ...record, identity: change(record.identity), server: deadServer }));
    expect(await killOrphans(directory)).toEqual([]);
    expect(processIdentity(pid)).not.toBeNull();
    expect(await readdir(directory)).toEqual([]);
  },
);

test.each([
  ['of a server that still runs', (record: object) => record],
  ['recorded on another machine', (record: object) => ({ ...record, host: `not-${hostname()}`, server: deadServer })],
])('a program %s is left alone, and its record stays', async (_name, change) => {
  const { pid } = runForEver();
  const removeRecord = recordProcess(directory, pid);
  await changeRecord(change);
  expect(await killOrphans(directory)).toEqual([]);
  expect(processIdentity(pid)).not.toBeNull();
  expect(await readdir(directory)).toHaveLength(1);
  removeRecord();
  expect(await readdir(directory)).toEqual([]);
});

test('two processes of the same program are distinguished', async () => {
  const [one, other] = [runForEver('one'), runForEver('other')];
  expect(processIdentity(one.pid)).toBe(processIdentity(one.pid));
  expect(processIdentity(one.pid)).not.toBe(processIdentity(other.pid));
  one.child.kill('SIGKILL');
  await once(one.child, 'exit');
  expect(processIdentity(one.pid)).toBeNull();
});

test('a tool is recorded while it runs', async () => {
  const tools = { ffmpeg: process.execPath, ffprobe: '', describe: '', canToneMap: false, recordsDir: directory };
  const script = `console.log(require('node:fs').readdirSync(${JSON.stringify(directory)}).length)`;
  // the record is written while the program starts, so it waits for it
  const waits = `const look = setInterval(() => { if (require('node:fs').readdirSync(${JSON.stringify(directory)}).length > 0) { clearInterval(look); ${script} } }, 5)`;
  expect((await runTool(tools, 'ffmpeg', ['-e', waits])).stdout).toBe('1\n');
  expect(await readdir(directory)).toEqual([]);
});
