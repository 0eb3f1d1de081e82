import { once } from 'node:events';
import { Agent, type ClientRequest, get, type IncomingMessage } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { drainConnections } from './drain-connections.ts';

let app: FastifyInstance;
let agent: Agent;
afterEach(() => agent.destroy());

/** A server that answers `/quick` at once and `/slow` when the test allows it. */
async function start(grace?: number) {
  app = Fastify({ forceCloseConnections: 'idle' });
  agent = new Agent({ keepAlive: true });
  const entered = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<string>();
  app.get('/quick', async () => 'quick');
  app.get('/slow', () => {
    entered.resolve();
    return finish.promise;
  });
  drainConnections(app, grace);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { ask: (path: string) => get(`${url}${path}`, { agent }), entered: entered.promise, finish };
}

async function statusOf(request: ClientRequest): Promise<number | undefined> {
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}

it('answers a pending request, and then closes its connection', async () => {
  const { ask, entered, finish } = await start();
  expect(await statusOf(ask('/quick'))).toBe(200);
  const slow = statusOf(ask('/slow'));
  await entered;
  const closed = app.close();
  finish.resolve('slow');
  expect(await slow).toBe(200);
  await closed;
});

it('waits for a response no longer than the grace period', async () => {
  const { ask, entered } = await start(20);
  const slow = expect(statusOf(ask('/slow'))).rejects.toThrow('socket hang up');
  await entered;
  await app.close();
  await slow;
});
