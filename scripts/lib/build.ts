import { spawnSync } from 'node:child_process';
import { isBuildFresh } from './build-freshness.ts';
import { npmEnvironment } from './npm-environment.ts';

/**
 * Builds the application unless `dist/` is up to date. A process of its own: the memory that a build takes goes back
 * with it.
 *
 * @throws Error where the build fails; what it said stands on standard error
 */
export function ensureBuild(): void {
  if (isBuildFresh()) return;
  console.log('Building the application');
  const { status } = spawnSync('vite', ['build', '--logLevel', 'warn'], {
    env: npmEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('The build failed.');
}
