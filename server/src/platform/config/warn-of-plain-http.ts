import { isLoopbackHost } from '../http/loopback.ts';
import type { Config } from './config.ts';

/** A startup warning if browsers refuse to call the address from https pages; null otherwise. */
export function warnOfPlainHttp({ publicUrl }: Pick<Config, 'publicUrl'>): string | null {
  const { protocol, hostname } = new URL(publicUrl);
  // browsers treat loopback addresses as secure
  if (protocol === 'https:' || isLoopbackHost(hostname)) return null;
  return `Warning: players on https pages can't call ${publicUrl}. Set PUBLIC_URL to an https origin.`;
}
