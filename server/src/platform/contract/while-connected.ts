import type { EventEmitter } from 'node:events';
import { ApiError } from './api-error.ts';

interface Connected {
  raw: { socket: Pick<EventEmitter, 'once' | 'off'> & { destroyed: boolean } };
}

/**
 * Runs a task with a signal that aborts when the client closes the connection; its reason is an ApiError 499. fastify's
 * `request.signal` does not abort after the body was read.
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

/** Streams a source in the same way. The stream ends when the client closes the connection. */
export async function* streamWhileConnected<Chunk>(
  request: Connected,
  source: (signal: AbortSignal) => AsyncIterable<Chunk>,
): AsyncGenerator<Chunk> {
  const { signal, stop } = watch(request);
  try {
    yield* source(signal);
  } catch (error) {
    // after a disconnection, nobody would read the error
    if (!signal.aborted) throw error;
  } finally {
    stop();
  }
}

function watch({ raw: { socket } }: Connected) {
  const connection = new AbortController();
  const onClose = () => connection.abort(new ApiError(499, 'Client closed request'));
  if (socket.destroyed) onClose();
  else socket.once('close', onClose);
  return { signal: connection.signal, stop: () => void socket.off('close', onClose) };
}
