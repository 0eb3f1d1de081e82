import ipaddr from 'ipaddr.js';

/** Whether an address is one of this machine that no other can use. */
export const isLoopbackAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/** Whether a host, as it stands in a URL without a port, always means this machine. */
export const isLoopbackHost = (hostname: string): boolean =>
  /(^|\.)localhost$/.test(hostname) || isLoopbackAddress(hostname.replace(/^\[|\]$/g, ''));
