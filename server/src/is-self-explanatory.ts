import { ConfigError } from './platform/config/config.ts';
import { DirectoryInUseError } from './platform/db/directory-lock.ts';
import { VideoToolsError } from './platform/video-tools/video-tools.ts';

/** Whether the message alone explains why the start failed, so that the stack can be omitted. */
export function isSelfExplanatory(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  const ours = [ConfigError, DirectoryInUseError, VideoToolsError].some((kind) => error instanceof kind);
  return ours || code === 'EACCES' || code === 'ECONNREFUSED';
}
