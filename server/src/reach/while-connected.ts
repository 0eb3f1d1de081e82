import type { FastifyRequest } from 'fastify';

/**
 * Does a task whose signal is aborted when the client closes the connection. fastify's `request.signal` is not once the
 * body has been read.
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
