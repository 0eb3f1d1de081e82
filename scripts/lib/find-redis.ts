import { findOnPath } from './executable.ts';
import { installWithApt } from './install-with-apt.ts';
import { MissingTool } from './missing-tool.ts';

/**
 * Finds or installs a Redis for the tests.
 *
 * @throws MissingTool
 */
export function ensureRedis(): string {
  const find = () => findOnPath('redis-server');
  const server = find() ?? (installWithApt('redis-server') ? find() : undefined);
  if (!server) throw new MissingTool('No Redis found: install it, with redis-server on PATH.');
  return server;
}
