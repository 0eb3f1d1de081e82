import { Redis } from 'ioredis';

/** In milliseconds: so long a command waits for its answer. */
const TIMEOUT = 2_000;

/** Connects to a Redis; nothing is sent again to one that has been started anew meanwhile. */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: null,
    commandTimeout: TIMEOUT,
    retryStrategy: (attempt) => Math.min(attempt * 50, 1_000),
  });
  // each command fails of itself
  redis.on('error', () => {});
  return redis;
}
