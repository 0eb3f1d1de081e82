import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findOnPath, isExecutable } from './executable.ts';
import { installWithApt } from './install-with-apt.ts';
import { MissingTool } from './missing-tool.ts';

/** Debian's folder with one subfolder per major version. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder with `initdb` and `postgres`: POSTGRES_BIN, pg_config's, Debian's newest, or one on PATH. */
export function installedPostgres(): string | undefined {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN;
  const initdb = findOnPath('initdb');
  const folders = [fromPgConfig(), ...debianVersions(), initdb && dirname(initdb)];
  return folders.find(
    (folder) => folder && isExecutable(join(folder, 'initdb')) && isExecutable(join(folder, 'postgres')),
  );
}

/**
 * Finds or installs a PostgreSQL for the tests, and sets POSTGRES_BIN for child processes.
 *
 * @throws MissingTool
 */
export function ensurePostgres(): string {
  const folder = installedPostgres() ?? (installWithApt('postgresql') ? installedPostgres() : undefined);
  if (!folder) throw new MissingTool('No PostgreSQL found: install it, or set POSTGRES_BIN to the folder with initdb.');
  process.env.POSTGRES_BIN = folder;
  return folder;
}

function fromPgConfig(): string | undefined {
  const pgConfig = findOnPath('pg_config');
  if (!pgConfig) return undefined;
  try {
    return execFileSync(pgConfig, ['--bindir'], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

function debianVersions(): string[] {
  try {
    const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
    return versions.map((version) => join(DEBIAN, version, 'bin'));
  } catch {
    return [];
  }
}
