import type { FastifyRequest } from 'fastify';

/**
 * Runs a task with a signal that aborts when the client closes the connection. fastify's `request.signal` no longer
 * does after the body was read.
 */
export async function whileConnected<Result>(
  { raw: { socket } }: Pick<FastifyRequest, 'raw'>,
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const connection = new AbortController();
  const onClose = () => connection.abort();
  if (socket.destroyed) onClose();
  else socket.once('close', onClose);
  try {
    return await task(connection.signal);
  } finally {
    socket.off('close', onClose);
  }
}
