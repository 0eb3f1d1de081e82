import { spawnSync } from 'node:child_process';
import { npmEnvironment } from '../lib/npm-environment.ts';

export const STORYBOOK = 'storybook-static';

/**
 * Builds the static Storybook.
 *
 * @throws Error with the build's output
 */
export function buildStorybook(): void {
  const { status, stdout, stderr } = spawnSync('storybook', ['build', '-o', STORYBOOK, '--quiet'], {
    env: npmEnvironment(),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Storybook was not built\n${stdout}\n${stderr}`);
}
