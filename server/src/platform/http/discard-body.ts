import type { FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds to discard what a client still sends after a refusal. */
const TIMEOUT = 10_000;

/**
 * Discards the rest of a rejected body. Closing the connection while the client sends, as the framework does, would make the
 * client see a broken connection instead of the refusal.
 */
export function discardBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete) return;
  reply.removeHeader('connection');
  const timer = setTimeout(() => raw.destroy(), TIMEOUT);
  timer.unref();
  raw.once('close', () => clearTimeout(timer));
  raw.resume();
}
