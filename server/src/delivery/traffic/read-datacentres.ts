import { readFile } from 'node:fs/promises';
import ipaddr from 'ipaddr.js';
import { compileRanges, prepareAddress } from '../../advertising/targeting/ip-ranges.ts';
import { ConfigError } from '../../platform/config/config.ts';

/**
 * Reads the networks of data centres: an address or a network (CIDR) per line; empty lines and what follows `#` are
 * passed over.
 *
 * @param file path of the operator's list; without one, no address is of a data centre
 * @returns whether an address is in one of them
 * @throws ConfigError if the file can't be read, or has a line that is no network
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

/** An IPv4 address has four parts, as nobody means others here, and IPv6 is no other way to write IPv4. */
function isNetwork(text: string): boolean {
  const [address = ''] = text.split('/');
  if (!ipaddr.isValid(text) && !ipaddr.isValidCIDR(text)) return false;
  return ipaddr.IPv6.isValid(address)
    ? !ipaddr.IPv6.parse(address).isIPv4MappedAddress()
    : ipaddr.IPv4.isValidFourPartDecimal(address);
}
