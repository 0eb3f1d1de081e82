import { isLoopbackHost } from '../http/loopback.ts';
import type { Config } from './config.ts';

/** Warns, for the start-up log, of an address that browsers refuse to call from https pages; null if they may call it. */
export function warnOfPlainHttp({ publicUrl }: Pick<Config, 'publicUrl'>): string | null {
  const { protocol, hostname } = new URL(publicUrl);
  // browsers take this machine for as safe as https
  if (protocol === 'https:' || isLoopbackHost(hostname)) return null;
  return `Warning: players on https pages can't call ${publicUrl}. Set PUBLIC_URL to an https origin.`;
}
