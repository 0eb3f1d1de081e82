import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Gives a test run one temporary folder, removed at its end, for the videos and databases that tests make. */
export default function makeTemporaryFolder(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'preroll-tests-'));
  // as root, tests run PostgreSQL under another account, which must be able to reach its folder
  chmodSync(folder, 0o711);
  project.provide('temporaryFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

declare module 'vitest' {
  interface ProvidedContext {
    temporaryFolder: string;
  }
}
