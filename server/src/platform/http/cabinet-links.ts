import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cabinet } from '../access/viewer.ts';

/** What Vite writes of each chunk (`build.manifest`), by a key that its imports name. */
type Manifest = Record<string, { file: string; name?: string; imports?: string[] }>;

const cabinets: Record<Cabinet, true> = { advertiser: true, webmaster: true, manager: true, admin: true };

/** Whether a path below the base path is that of a cabinet's screen. */
export const isCabinet = (path: string): boolean => Object.hasOwn(cabinets, path.split('/')[0] ?? '');

/**
 * The `Link` header of a cabinet's page: what all cabinets need (the group `cabinet` in `vite.config.ts`). Browsers fetch
 * it beside the application's own scripts; otherwise they ask for it when those have run.
 *
 * @returns undefined for a build without a manifest
 */
export function readCabinetLinks(staticDir: string, basePath: string): string | undefined {
  const manifest = readManifest(staticDir);
  const cabinet = Object.values(manifest).find(({ name }) => name === 'cabinet');
  if (!cabinet) return undefined;
  const imported = (cabinet.imports ?? []).flatMap((key) => manifest[key] ?? []);
  // the page itself names the entry and what that imports
  const page = readFileSync(join(staticDir, 'index.html'), 'utf8');
  const files = [cabinet, ...imported].map(({ file }) => file).filter((file) => !page.includes(file));
  return files.map((file) => `<${basePath}${file}>; rel=modulepreload`).join(', ');
}

function readManifest(staticDir: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(staticDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  } catch {
    return {};
  }
}
