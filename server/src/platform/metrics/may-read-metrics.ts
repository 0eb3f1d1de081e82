import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { isLoopbackAddress, isLoopbackHost } from '../http/loopback.ts';
import type { MetricsConfig } from './metrics-config.ts';

export type MetricsAccess = MetricsConfig & Pick<Config, 'trustProxy'>;

/**
 * Returns who may read metrics: whoever sends the token, or without a token whoever calls from this machine. A token
 * shuts out this machine too: a reverse proxy on it may forward requests without saying so.
 */
export function createMetricsGuard({ metricsToken, trustProxy }: MetricsAccess): (request: FastifyRequest) => boolean {
  if (metricsToken === undefined) return (request) => isFromThisMachine(request, trustProxy);
  const expected = digest(`Bearer ${metricsToken}`);
  return ({ headers }) => timingSafeEqual(digest(headers.authorization ?? ''), expected);
}

/** What proxies add, besides `X-Forwarded-For`. */
const traces = ['forwarded', 'via', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Behind a reverse proxy on this machine, every request comes from a loopback address. */
function isFromThisMachine({ headers, ip, socket }: FastifyRequest, trustProxy: boolean): boolean {
  if (!isLoopbackAddress(socket.remoteAddress ?? '')) return false;
  if (traces.some((name) => headers[name] !== undefined)) return false;
  const host = `http://${headers.host}`;
  if (!URL.canParse(host) || !isLoopbackHost(new URL(host).hostname)) return false;
  return trustProxy ? isLoopbackAddress(ip) : headers['x-forwarded-for'] === undefined;
}

const digest = (text: string) => createHash('sha256').update(text).digest();
