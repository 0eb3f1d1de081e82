import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSampleVideo } from '../../scripts/lib/sample-video.ts';
import { bundledTool } from '../src/platform/video-tools/bundled-tool.ts';
import { findVideoTools, type VideoTools } from '../src/platform/video-tools/video-tools.ts';

/** Shared by all files of a run, and deleted with the run's folder. */
const folder = mkdtempSync(join(tmpdir(), 'preroll-videos-'));

/** The tools that the server would use on this machine. */
export const videoTools = await findVideoTools({ dataDir: folder });

/** Returns all builds that the server must support: the machine's own, and the old one from npm. */
export async function supportedBuilds(): Promise<[string, VideoTools][]> {
  const [ffmpeg, ffprobe] = await Promise.all([bundledTool('ffmpeg', folder), bundledTool('ffprobe', folder)]);
  if (ffmpeg === null || ffprobe === null) return [['own', videoTools]];
  return [
    ['own', videoTools],
    ['bundled', { ffmpeg, ffprobe, describe: 'bundled', canToneMap: true }],
  ];
}

export interface VideoOptions {
  seconds?: number;
  size?: string;
  sound?: boolean;
  /** Defaults to the length of the picture. */
  soundSeconds?: number;
  picture?: boolean;
  /** Additional arguments for the output. */
  args?: string[];
}

const made = new Map<string, string>();

/** Makes a video with a test picture and a tone, cached by name. The file extension selects the container. */
export function makeVideo(name: string, options: VideoOptions = {}): string {
  const { seconds = 2, size = '320x180', sound = true, soundSeconds = seconds, picture = true, args = [] } = options;
  const wanted = JSON.stringify([name, options]);
  const known = made.get(wanted);
  if (known) return known;
  const path = join(folder, String(made.size), name);
  mkdirSync(join(path, '..'));
  const codecs = name.endsWith('.webm')
    ? ['-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libvorbis', '-ac', '2']
    : ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-movflags', '+faststart'];
  execFileSync(videoTools.ffmpeg, [
    ...['-v', 'error', '-y'],
    ...(picture ? ['-f', 'lavfi', '-i', `testsrc=size=${size}:rate=25:duration=${seconds}`] : []),
    ...(sound ? ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${soundSeconds}`] : []),
    ...codecs,
    ...args,
    path,
  ]);
  made.set(wanted, path);
  return path;
}

/** Returns the path of a file that caused problems for users; see the README beside them. */
export const fieldFile = (name: string): string => join(import.meta.dirname, 'field-files', name);

/** Makes a video whose sound begins later than its picture, and ends later. */
export function makeLateSound(): string {
  const path = join(folder, 'late-sound.mp4');
  execFileSync(videoTools.ffmpeg, [
    ...['-v', 'error', '-y', '-i', makeVideo('silent.mp4', { sound: false }), '-itsoffset', '1'],
    ...['-i', makeVideo('plain.mp4'), '-map', '0:v', '-map', '1:a', '-c', 'copy', path],
  ]);
  return path;
}

/** Creates a file with this content. */
export function makeFile(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Returns the first part of a file. */
export function truncateVideo(name: string, path: string, share: number): string {
  const whole = readFileSync(path);
  return makeFile(name, whole.subarray(0, Math.floor(whole.length * share)));
}

/** Makes an mp4 with an intact index whose media data is zeros from `share` on. */
export function zeroBytes(name: string, path: string, share: number): string {
  const whole = readFileSync(path);
  const start = whole.indexOf('mdat') + 4;
  return makeFile(name, whole.fill(0, start + Math.floor((whole.length - start) * share)));
}

/** Makes an mp4 of 320 x 180 with a cover and subtitles. */
export function makeCoveredVideo(): string {
  const path = join(folder, 'covered.mp4');
  const subtitles = makeFile('subtitles.srt', '1\n00:00:00,000 --> 00:00:01,000\nHello\n');
  execFileSync(videoTools.ffmpeg, [
    ...['-v', 'error', '-y', '-i', makeVideo('plain.mp4'), '-i', subtitles],
    ...['-f', 'lavfi', '-i', 'color=size=64x64:duration=0.04', '-map', '0', '-map', '1', '-map', '2'],
    ...['-c:v:0', 'copy', '-c:a', 'copy', '-c:s', 'mov_text', '-c:v:1', 'mjpeg', '-pix_fmt:v:1', 'yuvj420p'],
    ...['-disposition:v:1', 'attached_pic', path],
  ]);
  return path;
}

/** Makes a mov of 320 x 180 with a rotation. */
export const makeRotatedMov = () =>
  makeSampleVideo(folder, { name: 'rotated', kind: 'mov', rotated: true, seconds: 2, width: 320, height: 180 });
