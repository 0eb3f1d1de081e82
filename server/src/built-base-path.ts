import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The base path that a built application is for, by its own page; undefined where there is no build. */
export function builtBasePath(staticDir: string): string | undefined {
  try {
    const page = readFileSync(join(staticDir, 'index.html'), 'utf8');
    return /<meta name="base-path" content="([^"]*)"/.exec(page)?.[1] ?? '/';
  } catch {
    return undefined;
  }
}
