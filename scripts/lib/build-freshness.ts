import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a build is made from. */
const SOURCES = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** Whether `dist/` holds a build of the sources as they are now. */
export function isBuildFresh(root = '.'): boolean {
  const built = modified(join(root, 'dist/index.html'));
  return built !== undefined && SOURCES.every((source) => newest(join(root, source)) <= built);
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
