import type { TestProject } from 'vitest/node';
import { startTemporaryPostgres } from '../lib/temporary-postgres.ts';

/** Starts one PostgreSQL for all test files of the project, in which each test creates its own database. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startTemporaryPostgres();
  project.provide('databaseUrl', url);
  return stop;
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}
