import { resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '../../../..');
/** In MB: more than the 8 MiB of waiting events at which an embedded event store is started while further events come. */
const MIN_SPOOL_MB = 16;
/**
 * Whether a cookie may recognise viewers: `ask` follows the consent strings of pages where consent is required, `always`
 * relies on the operator's assurance that everybody has agreed, `never` recognises nobody.
 */
export const consentModes = ['ask', 'always', 'never'] as const;
export type ConsentMode = (typeof consentModes)[number];

/** The task of a process. All roles but `all` share PostgreSQL and ClickHouse with processes of the other roles. */
export const roles = ['all', 'api', 'delivery', 'worker'] as const;
export type ProcessRole = (typeof roles)[number];

/** Whether a process of the role serves adverts and records events. */
export const delivers = (role: ProcessRole): boolean => role === 'all' || role === 'delivery';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export interface Config {
  role: ProcessRole;
  host: string;
  port: number;
  /** Holds uploads, renditions and, without `databaseUrl`, the embedded database. Absolute. */
  dataDir: string;
  /** The PostgreSQL server to use instead of the embedded database. */
  databaseUrl?: string;
  /** The ClickHouse server to use instead of the embedded event store; its path names the database. */
  clickhouseUrl?: string;
  /** The Redis in which several delivering processes share their counters; without it, only one process delivers. */
  redisUrl?: string;
  ffmpegPath?: string;
  ffprobePath?: string;
  maxUploadBytes: number;
  /** The limit for one user's unfinished uploads together, by their announced sizes. */
  unfinishedQuotaBytes: number;
  /** The limit for one user's videos together, including all renditions. */
  storageQuotaBytes: number;
  /** The disk space of `dataDir` that videos must leave free. */
  reservedBytes: number;
  /** The maximum disk space for events that can't be counted or sent to the event store yet. */
  eventSpoolBytes: number;
  /** The directory of the built application. Absolute. */
  staticDir: string;
  /**
   * The path of the application on its host, with a slash at both ends. The API, the sockets and media stay at the
   * root.
   */
  basePath: string;
  /** Other origins whose pages may call the API with credentials. The server's own origin is always allowed. */
  allowedOrigins: string[];
  /**
   * Whether a single reverse proxy is in front, so that the visitor's address is the last entry of `X-Forwarded-For`.
   */
  trustProxy: boolean;
  logLevel: (typeof logLevels)[number];
  /** The public origin of the application, for links in mail. */
  publicUrl: string;
  /** The mail server with its credentials; without it, messages are written to files. */
  smtpUrl?: string;
  mailFrom: string;
  /** Receives the messages of the contact form; without it they are only stored. */
  contactEmail?: string;
  /** A database of cities by address in MaxMind's schema; without it only countries are known. Absolute. */
  geoipFile?: string;
  /** The networks of data centres, one per line; without it, none are known. Absolute. */
  datacentreFile?: string;
  consent: ConsentMode;
  /** The operator's number in the Global Vendor List of the Transparency and Consent Framework. */
  tcfVendorId?: number;
  /** The location of visitors from this machine and from private networks; unknown by default. Used by demo content. */
  localPlace?: { continent: string; country: string; region: string; cityId: number };
}

/** An invalid environment variable; the message is for the person who set it. */
export class ConfigError extends Error {}

/** Returns an environment variable without spaces around it; undefined if it is unset or empty. */
export const readVariable = (env: NodeJS.ProcessEnv, name: string): string | undefined =>
  env[name]?.trim() || undefined;

/**
 * Reads the platform's configuration from environment variables; `readAppConfig` adds the settings of other modules.
 * @throws ConfigError for the first invalid value
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const text = (name: string) => readVariable(env, name);

  const integer = (name: string, fallback: number, min: number, max: number) => {
    const raw = text(name);
    if (raw === undefined) return fallback;
    const value = Number(raw);
    if (!Number.isInteger(value) || value < min || value > max)
      throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${raw}".`);
    return value;
  };

  /** In bytes. */
  const megabytes = (name: string, fallback: number, min: number) =>
    integer(name, fallback, min, 1_000_000) * 1_000_000;

  const choice = <T extends string>(name: string, fallback: T, allowed: readonly T[]) => {
    const raw = text(name) ?? fallback;
    const value = allowed.find((item) => item === raw);
    if (value === undefined) throw new ConfigError(`${name} must be one of ${allowed.join(', ')}, not "${raw}".`);
    return value;
  };

  const databaseUrl = text('DATABASE_URL');
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new ConfigError('DATABASE_URL must begin with postgres:// or postgresql://.');

  const clickhouseUrl = text('CLICKHOUSE_URL');
  // the value may contain a password, so the message does not repeat it
  if (clickhouseUrl !== undefined && !(/^https?:\/\/[^/]/.test(clickhouseUrl) && URL.canParse(clickhouseUrl)))
    throw new ConfigError(
      'CLICKHOUSE_URL must be an address such as https://user:password@events.example:8443/preroll.',
    );

  const role = choice('ROLE', 'all', roles);
  const lacking = Object.entries({ DATABASE_URL: databaseUrl, CLICKHOUSE_URL: clickhouseUrl }).find(
    ([, url]) => url === undefined,
  );
  if (role !== 'all' && lacking !== undefined)
    throw new ConfigError(`ROLE=${role} needs ${lacking[0]}: an embedded store belongs to one process.`);

  const redisUrl = text('REDIS_URL');
  if (redisUrl !== undefined && !(/^rediss?:\/\/[^/]/.test(redisUrl) && URL.canParse(redisUrl)))
    throw new ConfigError('REDIS_URL must be an address such as redis://:password@counters.example:6379/0.');
  if (redisUrl !== undefined && lacking !== undefined)
    throw new ConfigError(`REDIS_URL needs ${lacking[0]}: it is for several processes that share their databases.`);

  const smtpUrl = text('SMTP_URL');
  // the value contains a password, so the message does not repeat it
  if (smtpUrl !== undefined && !(/^smtps?:\/\/[^/]/.test(smtpUrl) && URL.canParse(smtpUrl)))
    throw new ConfigError('SMTP_URL must be an address such as smtps://user:password@mail.example:465.');

  const geoipFile = text('GEOIP_FILE');
  const datacentreFile = text('DATACENTRE_FILE');
  const publicUrl = text('PUBLIC_URL');
  const host = text('HOST') ?? 'localhost';
  const port = integer('PORT', 3000, 0, 65_535);
  if (smtpUrl !== undefined && publicUrl === undefined && (wildcards.includes(host) || port === 0))
    throw new ConfigError(
      `PUBLIC_URL must be set beside SMTP_URL: HOST ${host} and PORT ${port} don't say where links in mail lead.`,
    );
  return {
    role,
    host,
    port,
    dataDir: resolve(text('DATA_DIR') ?? resolve(repository, '.data')),
    databaseUrl,
    clickhouseUrl,
    redisUrl,
    ffmpegPath: text('FFMPEG_PATH'),
    ffprobePath: text('FFPROBE_PATH'),
    maxUploadBytes: megabytes('MAX_UPLOAD_MB', 2000, 1),
    unfinishedQuotaBytes: megabytes('UNFINISHED_QUOTA_MB', 4000, 1),
    storageQuotaBytes: megabytes('STORAGE_QUOTA_MB', 20_000, 1),
    reservedBytes: megabytes('RESERVED_DISK_MB', 500, 0),
    eventSpoolBytes: megabytes('EVENT_SPOOL_MB', 2000, MIN_SPOOL_MB),
    staticDir: resolve(text('STATIC_DIR') ?? resolve(repository, 'dist')),
    basePath: readBasePath(env),
    allowedOrigins: (text('ALLOWED_ORIGINS') ?? '').split(',').flatMap((origin) => readOrigin(origin.trim())),
    trustProxy: choice('TRUST_PROXY', 'no', ['yes', 'no']) === 'yes',
    logLevel: choice('LOG_LEVEL', 'warn', logLevels),
    publicUrl: publicUrl === undefined ? httpAddress(host, port) : readPublicUrl(publicUrl),
    smtpUrl,
    mailFrom: parseMailFrom(text('MAIL_FROM') ?? 'Preroll <no-reply@localhost>'),
    contactEmail: readAddress(text('CONTACT_EMAIL')),
    geoipFile: geoipFile && resolve(geoipFile),
    datacentreFile: datacentreFile && resolve(datacentreFile),
    consent: choice('CONSENT', 'ask', consentModes),
    tcfVendorId: text('TCF_VENDOR_ID') === undefined ? undefined : integer('TCF_VENDOR_ID', 0, 1, 65_535),
  };
}

/** Wildcard hosts, which listen on every address but cannot be opened in a browser. */
const wildcards: readonly string[] = ['0.0.0.0', '::'];

/** Returns the address under which a browser on the same machine reaches the given host and port. */
export function httpAddress(host: string, port: number): string {
  const name = wildcards.includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function readPublicUrl(raw: string): string {
  const url = URL.canParse(raw) ? new URL(raw) : undefined;
  // an origin only: no path, no credentials, no query
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new ConfigError(`PUBLIC_URL must be an origin such as https://ads.example, not "${raw}".`);
  return url.origin;
}

const address = '[^\\s<>@",;:]+@[^\\s<>@",;:]+';

function parseMailFrom(raw: string): string {
  if (!new RegExp(`^(?:[^<>@",;:\\r\\n]*<${address}>|${address})$`).test(raw))
    throw new ConfigError(`MAIL_FROM must be an address such as Preroll <no-reply@ads.example>, not "${raw}".`);
  return raw;
}

/** Whether a text is exactly one email address. */
export const isAddress = (text: string): boolean => new RegExp(`^${address}$`).test(text);

function readAddress(raw: string | undefined): string | undefined {
  if (raw !== undefined && !isAddress(raw))
    throw new ConfigError(`CONTACT_EMAIL must be an e-mail address, not "${raw}".`);
  return raw;
}

/**
 * Reads BASE_PATH, with a slash at both ends; the root by default.
 * @throws ConfigError for an invalid path, or for one that the server uses itself
 */
export function readBasePath({ BASE_PATH }: NodeJS.ProcessEnv): string {
  const raw = BASE_PATH?.trim() ?? '';
  const path = `/${raw.replace(/^\/|\/$/g, '')}/`;
  if (raw === '' || raw === '/') return '/';
  if (!/^(\/(?!\.\.?\/)[\w.~-]+)+\/$/.test(path))
    throw new ConfigError(`BASE_PATH must be a path such as /cabinet/, not "${raw}".`);
  if (/^\/(backend|media|vast|e|c|metrics|healthz)\//.test(path))
    throw new ConfigError(`BASE_PATH can't be "${raw}": the server's own addresses lie there.`);
  return path;
}

function readOrigin(raw: string): string[] {
  if (raw === '') return [];
  if (!URL.canParse(raw) || new URL(raw).origin !== raw)
    throw new ConfigError(`ALLOWED_ORIGINS must list origins such as https://ads.example, not "${raw}".`);
  return [raw];
}
