import { readFile } from 'node:fs/promises';
import ipaddr from 'ipaddr.js';
import { compileRanges, prepareAddress } from '../../advertising/targeting/ip-ranges.ts';
import { ConfigError } from '../../platform/config/config.ts';

/**
 * Reads the networks of data centres: an address or a network (CIDR) per line. Empty lines and text after `#` are ignored.
 *
 * @param file path of the operator's list; without one, no address belongs to a data centre
 * @returns whether an address is in one of the networks
 * @throws ConfigError if the file can't be read, or a line is no network
 */
export async function readDatacentres(file: string | undefined): Promise<(ip: string) => boolean> {
  if (file === undefined) return () => false;
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new ConfigError(`DATACENTRE_FILE can't be read: ${error.message}`);
  });
  const networks = text.split(/\r?\n/).map((line) => line.replace(/#.*/, '').trim());
  const wrong = networks.findIndex((network) => network !== '' && !isNetwork(network));
  if (wrong >= 0)
    throw new ConfigError(`DATACENTRE_FILE, line ${wrong + 1}: "${networks[wrong]}" is no address or network.`);
  const holds = compileRanges(networks.filter((network) => network !== ''));
  return (ip) => {
    const address = prepareAddress(ip);
    return address !== null && holds(address);
  };
}

/** Accepts only IPv4 addresses with four parts, and no IPv4 addresses in IPv6 notation. */
function isNetwork(text: string): boolean {
  const [address = ''] = text.split('/');
  if (!ipaddr.isValid(text) && !ipaddr.isValidCIDR(text)) return false;
  return ipaddr.IPv6.isValid(address)
    ? !ipaddr.IPv6.parse(address).isIPv4MappedAddress()
    : ipaddr.IPv4.isValidFourPartDecimal(address);
}
