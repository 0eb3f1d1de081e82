import ipaddr from 'ipaddr.js';
import { matchesHash } from '../../platform/access/tokens.ts';
import type { HttpRequest } from './read-ad-request.ts';

type Sent = Pick<HttpRequest, 'ip' | 'headers'>;

interface Device extends Sent {
  /** Whether a server sent the request on the device's behalf, so that its cookies belong to no person. */
  isForwarded: boolean;
}

/**
 * Returns the device of a request or an event. A server that inserts adverts into videos names its viewer in `X-Device-IP`
 * and `X-Device-User-Agent`, which count only with its feed's secret in `X-Feed-Secret`.
 * @param secretHash the hash of the feed's secret; null without one
 */
export function deviceOf({ ip, headers }: Sent, secretHash: string | null): Device {
  const { 'x-feed-secret': secret, 'x-device-ip': address, 'x-device-user-agent': agent } = headers;
  if (secretHash === null || typeof secret !== 'string' || !matchesHash(secret, secretHash))
    return { ip, headers, isForwarded: false };
  const { cookie: _, ...others } = headers;
  return {
    ip: typeof address === 'string' && ipaddr.isValid(address) ? address : ip,
    headers: typeof agent === 'string' ? { ...others, 'user-agent': agent } : others,
    isForwarded: true,
  };
}
