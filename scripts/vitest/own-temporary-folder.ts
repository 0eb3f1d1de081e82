import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Creates a temporary folder per test run for the videos and databases of tests; removed at the end. */
export default function makeTemporaryFolder(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'preroll-tests-'));
  // if run as root, tests run PostgreSQL under another account, which must be able to access its folder
  chmodSync(folder, 0o711);
  project.provide('temporaryFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

declare module 'vitest' {
  interface ProvidedContext {
    temporaryFolder: string;
  }
}
