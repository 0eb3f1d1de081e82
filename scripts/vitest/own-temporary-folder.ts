import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** The server's tests make videos and databases: all of that goes into one folder, which goes with the run. */
export default function makeTemporaryFolder(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'preroll-tests-'));
  // as root a test runs PostgreSQL under another account, which has to reach its folder in here
  chmodSync(folder, 0o711);
  project.provide('temporaryFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

declare module 'vitest' {
  interface ProvidedContext {
    temporaryFolder: string;
  }
}
