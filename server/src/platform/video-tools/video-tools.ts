import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { bundledTool } from './bundled-tool.ts';
import { findOnPath } from './find-on-path.ts';
import { installCommand } from './install-command.ts';
import { processRecords } from './process-records.ts';
import { runProgram } from './run-program.ts';

export interface VideoTools {
  ffmpeg: string;
  ffprobe: string;
  /** The programs and their versions in one line, for users. */
  describe: string;
  /** Whether ffmpeg can convert a high dynamic range to the standard one. */
  canToneMap: boolean;
  /** The directory for records of running programs; without it they are not recorded. */
  recordsDir?: string;
}

type ToolName = 'ffmpeg' | 'ffprobe';

interface FoundTool {
  path: string;
  version: string;
  bundled: boolean;
}

/** There is no usable ffmpeg or ffprobe; the message says what to do. */
export class VideoToolsError extends Error {}

/**
 * Finds ffmpeg and ffprobe: `FFMPEG_PATH` and `FFPROBE_PATH`, then PATH, then the builds from npm. An ffmpeg without
 * H.264 and AAC encoders, as in some distributions, does not count.
 * @throws VideoToolsError
 */
export async function findVideoTools(
  config: Pick<Config, 'ffmpegPath' | 'ffprobePath' | 'dataDir'>,
): Promise<VideoTools> {
  const [ffmpeg, ffprobe] = await Promise.all([
    findTool('ffmpeg', config.ffmpegPath, config.dataDir),
    findTool('ffprobe', config.ffprobePath, config.dataDir),
  ]);
  return {
    ffmpeg: ffmpeg.path,
    ffprobe: ffprobe.path,
    canToneMap: await hasFilters(ffmpeg.path, ['zscale', 'tonemap']),
    describe: `${await describeTool('ffmpeg', ffmpeg)}, ${await describeTool('ffprobe', ffprobe)}`,
    recordsDir: processRecords(config.dataDir),
  };
}

async function findTool(name: ToolName, configured: string | undefined, dataDir: string): Promise<FoundTool> {
  if (configured !== undefined) {
    const version = await usableVersion(name, configured);
    if (version === null)
      throw new VideoToolsError(
        `${name.toUpperCase()}_PATH is ${configured}, which is not a usable ${name}${need(name)}.`,
      );
    return { path: configured, version, bundled: false };
  }
  for (const path of await findOnPath(name)) {
    const version = await usableVersion(name, path);
    if (version !== null) return { path, version, bundled: false };
  }
  const path = await bundledTool(name, join(dataDir, 'video-tools'));
  const version = path === null ? null : await usableVersion(name, path);
  if (path === null || version === null)
    throw new VideoToolsError(
      `No usable ${name} was found${need(name)}. Install ffmpeg (${await installCommand()}), or set FFMPEG_PATH and FFPROBE_PATH.`,
    );
  return { path, version, bundled: true };
}

async function usableVersion(name: ToolName, path: string): Promise<string | null> {
  try {
    const { code, stdout } = await runProgram(path, ['-version'], { timeout: 10_000 });
    const version = /^ff\w+ version (\S+)/.exec(stdout)?.[1];
    if (code !== 0 || version === undefined) return null;
    if (name === 'ffprobe') return version;
    const encoders = await runProgram(path, ['-hide_banner', '-encoders'], { timeout: 10_000 });
    return / libx264 /.test(encoders.stdout) && / aac /.test(encoders.stdout) ? version : null;
  } catch {
    return null;
  }
}

async function hasFilters(path: string, names: string[]): Promise<boolean> {
  const { stdout } = await runProgram(path, ['-hide_banner', '-filters'], { timeout: 10_000 });
  return names.every((name) => stdout.includes(` ${name} `));
}

const need = (name: ToolName) => (name === 'ffmpeg' ? ' (it must have libx264 and aac)' : '');

async function describeTool(name: ToolName, { path, version, bundled }: FoundTool): Promise<string> {
  if (!bundled) return `${name} ${version} (${path})`;
  // the npm build of ffmpeg is from 2018, that of ffprobe is newer
  return name === 'ffprobe'
    ? `${name} ${version} (from npm)`
    : `${name} ${version} (an old build from npm; for a current one: ${await installCommand()})`;
}
