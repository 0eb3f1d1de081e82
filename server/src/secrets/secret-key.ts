import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError } from '../config.ts';
import { KEY_BYTES, readSecretKey } from './secret-key-text.ts';

/**
 * Opens the key that encrypts the secrets in the database: that of the configuration, otherwise that of `secret.key` in
 * the data folder, which the first start writes for its owner alone. Processes that start at the same moment on one
 * folder get the same key.
 *
 * @throws ConfigError for a file without a key
 */
export function openSecretKey({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): Buffer {
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
    if (isError(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Writes a new key as a whole: a second process finds either no file or all of it. */
function writeKeyFile(file: string, dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true });
    // unlike a renaming, this fails if another process was faster
    linkSync(draft, file);
  } catch (error) {
    if (!isError(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8');
}

const isError = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;
