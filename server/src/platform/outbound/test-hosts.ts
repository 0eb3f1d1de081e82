import { ConfigError, readVariable } from '../config/config.ts';

export interface TestHost {
  address: string;
  port: number;
}

/** By host name, or by `address:port`. */
export type TestHosts = ReadonlyMap<string, TestHost>;

const ENTRY = /^(?:([a-z0-9.-]+)=)?(127\.\d{1,3}\.\d{1,3}\.\d{1,3}):(\d{1,5})$/;

/**
 * Parses the list of test hosts: `news.example=127.0.0.1:8080` sends requests for a name to a server on this machine,
 * `127.0.0.1:8080` allows such a server by its address. Only loopback addresses are accepted.
 * @returns undefined if an entry is malformed
 */
export function readTestHosts(list: string): TestHosts | undefined {
  const entries = list.split(',').flatMap((entry) => (entry.trim() === '' ? [] : [ENTRY.exec(entry.trim())]));
  if (entries.includes(null)) return undefined;
  return new Map(
    entries.map((entry) => {
      const [, name, address = '', port = ''] = entry ?? [];
      return [name ?? `${address}:${port}`, { address, port: Number(port) }];
    }),
  );
}

export interface OutboundConfig {
  /** Servers on this machine that the server may request; only set by tests. */
  outboundTestHosts: TestHosts;
  /** Ports that may be requested besides the usual ones. */
  outboundPorts: number[];
}

/** @throws ConfigError */
export function readOutboundConfig(env: NodeJS.ProcessEnv): OutboundConfig {
  const raw = readVariable(env, 'OUTBOUND_TEST_HOSTS') ?? '';
  const outboundTestHosts = readTestHosts(raw);
  if (outboundTestHosts === undefined)
    throw new ConfigError(`OUTBOUND_TEST_HOSTS must list entries such as news.example=127.0.0.1:8080, not "${raw}".`);
  const ports = readVariable(env, 'OUTBOUND_PORTS') ?? '';
  const outboundPorts = ports === '' ? [] : ports.split(',').map((port) => Number(port.trim()));
  if (!outboundPorts.every((port) => Number.isInteger(port) && port > 0 && port < 65_536))
    throw new ConfigError(`OUTBOUND_PORTS must list ports such as 8443, not "${ports}".`);
  return { outboundTestHosts, outboundPorts };
}
