import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { builtBasePath } from '../../server/src/platform/config/built-base-path.ts';

const SOURCES = ['src', 'public', 'index.html', 'vite.config.ts', 'scripts/vite', 'package-lock.json'];

interface Build {
  root: string;
  /** Folder of the build, relative to the root. */
  folder: string;
  /** Base path of the deployment. */
  basePath: string;
}

/** Whether the folder contains a build of the current sources for the base path. */
export function isBuildFresh({ root, folder, basePath }: Build): boolean {
  const built = modified(join(root, folder, 'index.html'));
  const isFor = builtBasePath(join(root, folder));
  return built !== undefined && isFor === basePath && SOURCES.every((source) => newest(join(root, source)) <= built);
}

/** The latest modification time below a path. A folder's own time changes when entries are added or removed. */
function newest(path: string): number {
  const own = modified(path) ?? 0;
  const entries = statSync(path, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(path) : [];
  return entries.reduce((latest, entry) => Math.max(latest, newest(join(path, entry))), own);
}

function modified(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}
