import { spawnSync } from 'node:child_process';
import { readBasePath } from '../../server/src/platform/config/config.ts';
import { isBuildFresh } from './build-freshness.ts';
import { npmEnvironment } from './npm-environment.ts';

interface BuildOptions {
  folder?: string;
  /** Base path of the deployment; BASE_PATH by default. */
  basePath?: string;
  /** Whether to create source maps; needs a separate folder. */
  sourcemap?: boolean;
}

/**
 * Builds the application unless the folder contains a current build. Uses a separate process, so that the memory of the
 * build is released.
 *
 * @throws ConfigError for an invalid BASE_PATH
 * @throws Error if the build fails; its output is on standard error
 */
export function ensureBuild({
  folder = 'dist',
  basePath = readBasePath(process.env),
  sourcemap = false,
}: BuildOptions = {}): void {
  if (isBuildFresh({ root: '.', folder, basePath })) return;
  console.log('Building the application');
  const options = ['--logLevel', 'warn', '--outDir', folder, '--emptyOutDir', ...(sourcemap ? ['--sourcemap'] : [])];
  const { status } = spawnSync('vite', ['build', ...options], {
    env: { ...npmEnvironment(), BASE_PATH: basePath },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('The build failed.');
}
