import { spawnSync } from 'node:child_process';
import { readBasePath } from '../../server/src/config.ts';
import { isBuildFresh } from './build-freshness.ts';
import { npmEnvironment } from './npm-environment.ts';

interface BuildOptions {
  /** Where the build lies. */
  folder?: string;
  /** Where it is to lie on its host: BASE_PATH, by default. */
  basePath?: string;
}

/**
 * Builds the application unless the folder has it as it is now. A process of its own: the memory that a build takes
 * goes back with it.
 *
 * @throws ConfigError for a BASE_PATH that is none
 * @throws Error where the build fails; what it said stands on standard error
 */
export function ensureBuild({ folder = 'dist', basePath = readBasePath(process.env) }: BuildOptions = {}): void {
  if (isBuildFresh({ root: '.', folder, basePath })) return;
  console.log('Building the application');
  const { status } = spawnSync('vite', ['build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'], {
    env: { ...npmEnvironment(), BASE_PATH: basePath },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('The build failed.');
}
