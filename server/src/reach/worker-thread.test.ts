import { afterEach, expect, it } from 'vitest';
import { createWorkerThread, type WorkerThread } from './worker-thread.ts';

const script = `
  import { parentPort, threadId } from 'node:worker_threads';
  parentPort.on('message', (task) => {
    if (task === 'exit') process.exit(3);
    if (task === 'throw') throw new Error('thrown');
    if (task === 'hang') return;
    parentPort.postMessage(threadId);
    if (task === 'throw later') setImmediate(() => { throw new Error('thrown later'); });
  });
`;

let thread: WorkerThread<string, number>;
const start = () => {
  thread = createWorkerThread(new URL(`data:text/javascript,${encodeURIComponent(script)}`));
  return thread;
};
afterEach(() => thread.close());

it('answers all tasks in one thread', async () => {
  const { run } = start();
  expect(await run('first')).toBe(await run('second'));
});

it.each([
  ['exit', 'The thread exited with 3'],
  ['throw', 'thrown'],
])('rejects the task that crashed it (%s), and runs the next one in a new thread', async (task, message) => {
  const { run } = start();
  const id = await run('before');
  await expect(run(task)).rejects.toThrow(message);
  expect(await run('after')).toBeGreaterThan(id);
});

it('does not end the process by a crash between tasks', async () => {
  const { run } = start();
  const id = await run('before');
  // the crash may come before the answer
  await run('throw later').catch(() => {});
  // a task posted before the crash is either completed by the same thread or rejected
  await expect.poll(() => run('next').catch(() => id)).toBeGreaterThan(id);
});

it('rejects current and later tasks when closed', async () => {
  const { run, close } = start();
  const underWay = expect(run('hang')).rejects.toThrow('The thread exited');
  await close();
  await underWay;
  await expect(run('later')).rejects.toThrow('The thread was closed');
});
