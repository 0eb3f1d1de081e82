import { ConfigError, readVariable } from '../config/config.ts';

export interface MetricsConfig {
  /** The token for `/metrics`; without it, only this machine may call. */
  metricsToken?: string;
}

/** @throws ConfigError */
export function readMetricsConfig(env: NodeJS.ProcessEnv): MetricsConfig {
  const metricsToken = readVariable(env, 'METRICS_TOKEN');
  // the message does not repeat the value
  if (metricsToken !== undefined && !/^[\x21-\x7e]{16,}$/.test(metricsToken))
    throw new ConfigError('METRICS_TOKEN must be at least 16 characters, without spaces and letters outside ASCII.');
  return { metricsToken };
}
