import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads from the built page the base path that the application was built for; undefined without a build. */
export function builtBasePath(staticDir: string): string | undefined {
  try {
    const page = readFileSync(join(staticDir, 'index.html'), 'utf8');
    return /<meta name="base-path" content="([^"]*)"/.exec(page)?.[1] ?? '/';
  } catch {
    return undefined;
  }
}
