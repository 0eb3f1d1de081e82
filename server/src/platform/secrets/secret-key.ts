import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError, readVariable } from '../config/config.ts';
import { errorCode } from '../files/error-code.ts';

const KEY_BYTES = 32;

export interface SecretConfig {
  /** The key for secrets in the database; without it, a key file in `dataDir` is used. */
  secretKey?: Buffer;
}

/** @throws ConfigError */
export function readSecretConfig(env: NodeJS.ProcessEnv): SecretConfig {
  const raw = readVariable(env, 'SECRET_KEY');
  if (raw === undefined) return {};
  const secretKey = readSecretKey(raw);
  // the message does not repeat the value
  if (secretKey === undefined)
    throw new ConfigError('SECRET_KEY must be 32 bytes in base64, such as the output of: openssl rand -base64 32');
  return { secretKey };
}

function readSecretKey(text: string): Buffer | undefined {
  const key = Buffer.from(text, 'base64');
  return key.length === KEY_BYTES && key.toString('base64') === text.trim() ? key : undefined;
}

/**
 * Returns the key for secrets in the database: the configured one, otherwise the one in `secret.key` in the data folder,
 * which is created at the first start and readable by its owner only. Processes that start at the same moment on one folder
 * get the same key.
 *
 * @throws ConfigError for a file without a key
 */
export function openSecretKey({ secretKey, dataDir }: SecretConfig & Pick<Config, 'dataDir'>): Buffer {
  if (secretKey !== undefined) return secretKey;
  const file = join(dataDir, 'secret.key');
  const key = readSecretKey(readKeyFile(file) ?? writeKeyFile(file, dataDir));
  if (key === undefined)
    throw new ConfigError(
      `${file} must hold 32 bytes in base64. Restore it from a backup, or remove it and enter all API tokens again.`,
    );
  return key;
}

function readKeyFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes a new key atomically: another process finds either no file or a complete one. */
function writeKeyFile(file: string, dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true });
    // unlike a rename, this fails if another process was faster
    linkSync(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8');
}
