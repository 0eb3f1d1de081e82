import ipaddr from 'ipaddr.js';

/** Whether an address is a loopback address of this machine. */
export const isLoopbackAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/** Whether a URL's host name always refers to this machine. */
export const isLoopbackHost = (hostname: string): boolean =>
  /(^|\.)localhost$/.test(hostname) || isLoopbackAddress(hostname.replace(/^\[|\]$/g, ''));
