import { type IssuerConfig, readIssuerConfig } from './money/documents/issuer.ts';
import { type Config, readConfig } from './platform/config/config.ts';
import { type MetricsConfig, readMetricsConfig } from './platform/metrics/metrics-config.ts';
import { type OutboundConfig, readOutboundConfig } from './platform/outbound/test-hosts.ts';
import { readSecretConfig, type SecretConfig } from './platform/secrets/secret-key.ts';

/** The configuration of the whole server. */
export type AppConfig = Config & OutboundConfig & SecretConfig & IssuerConfig & MetricsConfig;

/**
 * Reads the configuration of all modules of the server from environment variables.
 * @throws ConfigError for the first invalid value
 */
export const readAppConfig = (env: NodeJS.ProcessEnv): AppConfig => ({
  ...readConfig(env),
  ...readOutboundConfig(env),
  ...readSecretConfig(env),
  ...readIssuerConfig(env),
  ...readMetricsConfig(env),
});
