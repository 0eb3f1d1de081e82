import type { EventEmitter } from 'node:events';

interface Connected {
  raw: { socket: Pick<EventEmitter, 'once' | 'off'> & { destroyed: boolean } };
}

/**
 * Runs a task with a signal that aborts when the client closes the connection. fastify's `request.signal` no longer
 * does after the body was read.
 */
export async function whileConnected<Result>(
  request: Connected,
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const { signal, stop } = watch(request);
  try {
    return await task(signal);
  } finally {
    stop();
  }
}

/** Streams a source in the same way; it ends where the client closes the connection. */
export async function* streamWhileConnected<Chunk>(
  request: Connected,
  source: (signal: AbortSignal) => AsyncIterable<Chunk>,
): AsyncGenerator<Chunk> {
  const { signal, stop } = watch(request);
  try {
    yield* source(signal);
  } catch (error) {
    // nobody reads what failed because of that
    if (!signal.aborted) throw error;
  } finally {
    stop();
  }
}

function watch({ raw: { socket } }: Connected) {
  const connection = new AbortController();
  const onClose = () => connection.abort();
  if (socket.destroyed) onClose();
  else socket.once('close', onClose);
  return { signal: connection.signal, stop: () => void socket.off('close', onClose) };
}
