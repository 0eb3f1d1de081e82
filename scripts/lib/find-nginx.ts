import { findOnPath, isExecutable } from './executable.ts';
import { installWithApt } from './install-with-apt.ts';
import { MissingTool } from './missing-tool.ts';

/** Debian's location, which may be missing from PATH. */
const DEBIAN = '/usr/sbin/nginx';

const installedNginx = (): string | undefined => findOnPath('nginx') ?? (isExecutable(DEBIAN) ? DEBIAN : undefined);

/**
 * Finds or installs nginx.
 *
 * @throws MissingTool
 */
export function ensureNginx(): string {
  const path = installedNginx() ?? (installWithApt('nginx-light') ? installedNginx() : undefined);
  if (path === undefined) throw new MissingTool('No nginx found: install it, so that it stands on PATH.');
  return path;
}
