import ipaddr from 'ipaddr.js';
import { hasHash } from '../../platform/access/tokens.ts';
import type { HttpRequest } from './read-ad-request.ts';

type Sent = Pick<HttpRequest, 'ip' | 'headers'>;

interface Device extends Sent {
  /** Whether a server has sent it for the device: its cookies are those of nobody. */
  isForwarded: boolean;
}

/**
 * The device that a request or an event is of. A server that inserts adverts into videos speaks for its viewers in
 * `X-Device-IP` and `X-Device-User-Agent`, which count only with the secret of its feed in `X-Feed-Secret`.
 * @param secretHash that of the feed; null without a secret
 */
export function deviceOf({ ip, headers }: Sent, secretHash: string | null): Device {
  const { 'x-feed-secret': secret, 'x-device-ip': address, 'x-device-user-agent': agent } = headers;
  if (secretHash === null || typeof secret !== 'string' || !hasHash(secret, secretHash))
    return { ip, headers, isForwarded: false };
  const { cookie: _, ...others } = headers;
  return {
    ip: typeof address === 'string' && ipaddr.isValid(address) ? address : ip,
    headers: typeof agent === 'string' ? { ...others, 'user-agent': agent } : others,
    isForwarded: true,
  };
}
