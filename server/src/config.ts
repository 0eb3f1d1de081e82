import { resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '../..');
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export interface Config {
  host: string;
  port: number;
  /** Uploads, renditions and, without `databaseUrl`, the embedded database. Absolute. */
  dataDir: string;
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl?: string;
  ffmpegPath?: string;
  ffprobePath?: string;
  maxUploadBytes: number;
  /** What one person's unfinished uploads may take together, as they were announced. */
  unfinishedQuotaBytes: number;
  /** What all videos of one person may take together, with everything that was made from them. */
  storageQuotaBytes: number;
  /** What videos leave free on the disk of `dataDir`. */
  reservedBytes: number;
  /** The built application. Absolute. */
  staticDir: string;
  /** Where the application lies on its host, with a slash at both ends. The API, the sockets and media lie at the root. */
  basePath: string;
  /** Other origins whose pages may call the API with credentials. The server's own always may. */
  allowedOrigins: string[];
  /** Behind one reverse proxy the visitor's address is the last in `X-Forwarded-For`. */
  trustProxy: boolean;
  logLevel: (typeof logLevels)[number];
  /** Where people reach the application: an origin. For links in mail. */
  publicUrl: string;
  /** The mail server, with its credentials; without it mail lies in files. */
  smtpUrl?: string;
  /** From whom mail is. */
  mailFrom: string;
  /** Who gets what visitors write; without it their messages are stored only. */
  contactEmail?: string;
}

/** A value of the environment that can't be used; the message is for the person who set it. */
export class ConfigError extends Error {}

/**
 * Reads the configuration from environment variables; an empty variable counts as unset.
 * @throws ConfigError for the first value that can't be used
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const text = (name: string) => env[name]?.trim() || undefined;

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
    integer(name, fallback, min, 1024 * 1024) * 1024 * 1024;

  const choice = <T extends string>(name: string, fallback: T, allowed: readonly T[]) => {
    const raw = text(name) ?? fallback;
    const value = allowed.find((item) => item === raw);
    if (value === undefined) throw new ConfigError(`${name} must be one of ${allowed.join(', ')}, not "${raw}".`);
    return value;
  };

  const databaseUrl = text('DATABASE_URL');
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new ConfigError('DATABASE_URL must begin with postgres:// or postgresql://.');

  const smtpUrl = text('SMTP_URL');
  // not repeated in the message: it holds a password
  if (smtpUrl !== undefined && !(/^smtps?:\/\/[^/]/.test(smtpUrl) && URL.canParse(smtpUrl)))
    throw new ConfigError('SMTP_URL must be an address such as smtps://user:password@mail.example:465.');

  const publicUrl = text('PUBLIC_URL');
  const host = text('HOST') ?? 'localhost';
  const port = integer('PORT', 3000, 0, 65_535);
  if (smtpUrl !== undefined && publicUrl === undefined && (wildcards.includes(host) || port === 0))
    throw new ConfigError(
      `PUBLIC_URL must be set beside SMTP_URL: HOST ${host} and PORT ${port} don't say where links in mail lead.`,
    );
  return {
    host,
    port,
    dataDir: resolve(text('DATA_DIR') ?? resolve(repository, '.data')),
    databaseUrl,
    ffmpegPath: text('FFMPEG_PATH'),
    ffprobePath: text('FFPROBE_PATH'),
    maxUploadBytes: megabytes('MAX_UPLOAD_MB', 2048, 1),
    unfinishedQuotaBytes: megabytes('UNFINISHED_QUOTA_MB', 4096, 1),
    storageQuotaBytes: megabytes('STORAGE_QUOTA_MB', 20_480, 1),
    reservedBytes: megabytes('RESERVED_DISK_MB', 512, 0),
    staticDir: resolve(text('STATIC_DIR') ?? resolve(repository, 'dist')),
    basePath: readBasePath(env),
    allowedOrigins: (text('ALLOWED_ORIGINS') ?? '').split(',').flatMap((origin) => readOrigin(origin.trim())),
    trustProxy: choice('TRUST_PROXY', 'no', ['yes', 'no']) === 'yes',
    logLevel: choice('LOG_LEVEL', 'warn', logLevels),
    publicUrl: publicUrl === undefined ? httpAddress(host, port) : readPublicUrl(publicUrl),
    smtpUrl,
    mailFrom: readSender(text('MAIL_FROM') ?? 'Preroll <no-reply@localhost>'),
    contactEmail: readAddress(text('CONTACT_EMAIL')),
  };
}

/** Hosts that mean every address of the machine, and are none that a browser could open. */
const wildcards: readonly string[] = ['0.0.0.0', '::'];

/** Where a browser on the same machine finds what listens on this host. */
export function httpAddress(host: string, port: number): string {
  const name = wildcards.includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function readPublicUrl(raw: string): string {
  const url = URL.canParse(raw) ? new URL(raw) : undefined;
  // no path, no credentials, nothing behind: the origin with its slash is all there is
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new ConfigError(`PUBLIC_URL must be an origin such as https://ads.example, not "${raw}".`);
  return url.origin;
}

const address = '[^\\s<>@",;:]+@[^\\s<>@",;:]+';

function readSender(raw: string): string {
  if (!new RegExp(`^(?:[^<>@",;:\\r\\n]*<${address}>|${address})$`).test(raw))
    throw new ConfigError(`MAIL_FROM must be an address such as Preroll <no-reply@ads.example>, not "${raw}".`);
  return raw;
}

function readAddress(raw: string | undefined): string | undefined {
  if (raw !== undefined && !new RegExp(`^${address}$`).test(raw))
    throw new ConfigError(`CONTACT_EMAIL must be an e-mail address, not "${raw}".`);
  return raw;
}

/**
 * BASE_PATH with a slash at both ends; without it the root.
 * @throws ConfigError for what is no path, or one that the server needs itself
 */
export function readBasePath({ BASE_PATH }: NodeJS.ProcessEnv): string {
  const raw = BASE_PATH?.trim() ?? '';
  const path = `/${raw.replace(/^\/|\/$/g, '')}/`;
  if (raw === '' || raw === '/') return '/';
  if (!/^(\/(?!\.\.?\/)[\w.~-]+)+\/$/.test(path))
    throw new ConfigError(`BASE_PATH must be a path such as /cabinet/, not "${raw}".`);
  if (/^\/(backend|media)\//.test(path))
    throw new ConfigError(`BASE_PATH can't be "${raw}": the API and media lie there.`);
  return path;
}

function readOrigin(raw: string): string[] {
  if (raw === '') return [];
  if (!URL.canParse(raw) || new URL(raw).origin !== raw)
    throw new ConfigError(`ALLOWED_ORIGINS must list origins such as https://ads.example, not "${raw}".`);
  return [raw];
}
