import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { builtBasePath } from '../../server/src/built-base-path.ts';

/** What a build is made from. */
const SOURCES = ['src', 'public', 'index.html', 'vite.config.ts', 'scripts/vite', 'package-lock.json'];

interface Build {
  /** Of the sources. */
  root: string;
  /** Where the build lies, from the root. */
  folder: string;
  /** Where it is to lie on its host. */
  basePath: string;
}

/** Whether the folder holds a build for the base path, of the sources as they are now. */
export function isBuildFresh({ root, folder, basePath }: Build): boolean {
  const built = modified(join(root, folder, 'index.html'));
  const isFor = builtBasePath(join(root, folder));
  return built !== undefined && isFor === basePath && SOURCES.every((source) => newest(join(root, source)) <= built);
}

/** The latest change in a file or below a folder; a folder changes when an entry comes or goes. */
function newest(path: string): number {
  const own = modified(path) ?? 0;
  const entries = statSync(path, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(path) : [];
  return entries.reduce((latest, entry) => Math.max(latest, newest(join(path, entry))), own);
}

function modified(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}
