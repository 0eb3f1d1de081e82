import ipaddr from 'ipaddr.js';
import type { Config } from './config.ts';

/** Warns, for the start-up log, of an address that browsers refuse to call from https pages; null if they may call it. */
export function warnOfPlainHttp({ publicUrl }: Pick<Config, 'publicUrl'>): string | null {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'https:' || isLoopback(hostname)) return null;
  return `Warning: players on https pages can't call ${publicUrl}. Set PUBLIC_URL to an https origin.`;
}

/** Whether browsers take a host for this machine, and so for as safe as https. */
function isLoopback(hostname: string): boolean {
  if (/(^|\.)localhost$/.test(hostname)) return true;
  const address = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}
