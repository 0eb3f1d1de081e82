import { Redis } from 'ioredis';

/** How long a command waits for its response, in milliseconds. */
const TIMEOUT = 2_000;

/** Connects to a Redis. Commands are not repeated after a reconnection, because Redis may have been restarted meanwhile. */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: null,
    commandTimeout: TIMEOUT,
    retryStrategy: (attempt) => Math.min(attempt * 50, 1_000),
  });
  // an error event without a listener would end the process; each command also rejects by itself
  redis.on('error', () => {});
  return redis;
}
