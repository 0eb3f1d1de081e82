import { execFileSync } from 'node:child_process';
import { findOnPath } from './executable.ts';

/** Milliseconds. An unresponsive network must not block the tests indefinitely. */
const TIMEOUT = 180_000;

/**
 * Installs Debian packages if no password is needed: as root on a system with apt-get.
 *
 * @returns whether they are installed; false on other systems, or if apt-get failed
 */
export function installWithApt(...packages: string[]): boolean {
  const aptGet = findOnPath('apt-get');
  if (!aptGet || process.getuid?.() !== 0) return false;
  console.log(`Installing ${packages.join(', ')} with apt-get`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync(aptGet, ['update', '-qq'], { env: environment, stdio: 'ignore', timeout: TIMEOUT });
    execFileSync(aptGet, ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      env: environment,
      timeout: TIMEOUT,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return true;
  } catch {
    return false;
  }
}
