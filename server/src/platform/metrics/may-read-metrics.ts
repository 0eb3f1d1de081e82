import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { isLoopbackAddress, isLoopbackHost } from '../http/loopback.ts';
import type { MetricsConfig } from './metrics-config.ts';

export type MetricsAccess = MetricsConfig & Pick<Config, 'trustProxy'>;

/**
 * Returns a check for access to the metrics: with the token or, if none is configured, from this machine. With a token, this
 * machine needs it as well, because a local reverse proxy may forward requests without marking them.
 */
export function createMetricsGuard({ metricsToken, trustProxy }: MetricsAccess): (request: FastifyRequest) => boolean {
  if (metricsToken === undefined) return (request) => isFromThisMachine(request, trustProxy);
  const expected = digest(`Bearer ${metricsToken}`);
  return ({ headers }) => timingSafeEqual(digest(headers.authorization ?? ''), expected);
}

/** The headers that proxies add, besides `X-Forwarded-For`. */
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
