import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledTool } from '../../server/src/platform/video-tools/bundled-tool.ts';
import { findOnPath } from './executable.ts';
import { MissingTool } from './missing-tool.ts';

/** The system's ffmpeg, otherwise the one from npm: samples don't need a newer version than the server does. */
const ffmpeg =
  process.env.FFMPEG_PATH ?? findOnPath('ffmpeg') ?? (await bundledTool('ffmpeg', join(tmpdir(), 'preroll-tools')));

/**
 * Finds an ffmpeg for making sample videos.
 *
 * @throws MissingTool
 */
export function ensureFfmpeg(): string {
  if (!ffmpeg) throw new MissingTool('No ffmpeg found: install it, or set FFMPEG_PATH.');
  return ffmpeg;
}
