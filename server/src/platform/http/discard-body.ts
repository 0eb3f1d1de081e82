import type { FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds for what a client still sends after a refusal. */
const TIMEOUT = 10_000;

/**
 * Lets a client send the rest of a body that was refused, and reads none of it. Closing the connection while it sends, as
 * the framework does, would take the answer away from it: it would see a broken connection instead of the refusal.
 */
export function discardBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete) return;
  reply.removeHeader('connection');
  const timer = setTimeout(() => raw.destroy(), TIMEOUT);
  timer.unref();
  raw.once('close', () => clearTimeout(timer));
  raw.resume();
}
