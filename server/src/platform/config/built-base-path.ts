import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads the base path of the build from its page; undefined without a build. */
export function builtBasePath(staticDir: string): string | undefined {
  try {
    const page = readFileSync(join(staticDir, 'index.html'), 'utf8');
    return /<meta name="base-path" content="([^"]*)"/.exec(page)?.[1] ?? '/';
  } catch {
    return undefined;
  }
}
