import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledTool } from '../../server/src/video-tools/bundled-tool.ts';
import { findOnPath } from './executable.ts';
import { MissingTool } from './missing-tool.ts';

/** Whatever the machine has, else what npm brought along: the samples need no newer build than the server does. */
const ffmpeg =
  process.env.FFMPEG_PATH ?? findOnPath('ffmpeg') ?? (await bundledTool('ffmpeg', join(tmpdir(), 'preroll-tools')));

/**
 * An ffmpeg to make sample videos with.
 *
 * @throws MissingTool
 */
export function provideFfmpeg(): string {
  if (!ffmpeg) throw new MissingTool('No ffmpeg found: install it, or set FFMPEG_PATH.');
  return ffmpeg;
}
