import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import type { Config } from '../config.ts';
import { bundledTool } from './bundled-tool.ts';
import { processRecords } from './process-records.ts';
import { runProgram } from './run-program.ts';

export interface VideoTools {
  ffmpeg: string;
  ffprobe: string;
  /** One line for people: which programs, which versions. */
  describe: string;
  /** Where the programs are recorded while they run; without it they aren't. */
  recordsDir?: string;
}

type ToolName = 'ffmpeg' | 'ffprobe';

interface FoundTool {
  path: string;
  version: string;
  bundled: boolean;
}

/** No usable ffmpeg or ffprobe; the message says what to do. */
export class VideoToolsError extends Error {}

/**
 * Finds ffmpeg and ffprobe: `FFMPEG_PATH` and `FFPROBE_PATH`, else PATH, else the builds that npm brought along.
 * An ffmpeg that can't encode H.264 and AAC (some distributions leave them out) counts as none.
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
    describe: `${tell('ffmpeg', ffmpeg)}, ${tell('ffprobe', ffprobe)}`,
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
  for (const path of await onPath(name)) {
    const version = await usableVersion(name, path);
    if (version !== null) return { path, version, bundled: false };
  }
  const path = await bundledTool(name, join(dataDir, 'video-tools'));
  const version = path === null ? null : await usableVersion(name, path);
  if (path === null || version === null)
    throw new VideoToolsError(
      `No usable ${name} was found${need(name)}. Install ffmpeg, or set FFMPEG_PATH and FFPROBE_PATH.`,
    );
  return { path, version, bundled: true };
}

async function onPath(name: ToolName): Promise<string[]> {
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  const found: string[] = [];
  for (const directory of (process.env.PATH ?? '').split(delimiter)) {
    if (directory === '') continue;
    const path = join(directory, file);
    if (
      await access(path, constants.X_OK).then(
        () => true,
        () => false,
      )
    )
      found.push(path);
  }
  return found;
}

/** The version of a program that can do the work here, else null. */
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

const need = (name: ToolName) => (name === 'ffmpeg' ? ' (it must have libx264 and aac)' : '');

function tell(name: ToolName, { path, version, bundled }: FoundTool): string {
  return bundled ? `${name} ${version} (an old build from npm: better install ffmpeg)` : `${name} ${version} (${path})`;
}
