import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureFfmpeg } from './find-ffmpeg.ts';

export interface SampleVideo {
  /** File name without extension; the extension follows from the type. */
  name: string;
  kind?: 'mp4' | 'mov';
  seconds?: number;
  width?: number;
  height?: number;
  /** Whether players rotate the picture by 90 degrees, as in portrait recordings of phones. */
  rotated?: boolean;
}

/**
 * Makes a real video with a test picture and a tone.
 *
 * @returns its path
 */
export function makeSampleVideo(folder: string, video: SampleVideo): string {
  const { name, kind = 'mp4', seconds = 6, width = 640, height = 360, rotated = false } = video;
  const path = join(folder, `${name}.${kind}`);
  execFileSync(ensureFfmpeg(), [
    ...['-v', 'error', '-y'],
    ...['-f', 'lavfi', '-i', `testsrc=size=${width}x${height}:rate=25:duration=${seconds}`],
    ...['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-movflags', '+faststart'],
    path,
  ]);
  if (rotated) rotate(path);
  return path;
}

/** Offset of the matrix after the letters `tkhd` of a track header (ISO 14496-12, 8.3.2). */
const MATRIX = 4 + 40;

/** Rotates the first track by 90 degrees. ffmpeg's option for it has a different name in each version. */
function rotate(path: string): void {
  const file = readFileSync(path);
  const matrix = [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000];
  const start = file.indexOf('tkhd') + MATRIX;
  for (const [index, value] of matrix.entries()) file.writeInt32BE(value, start + index * 4);
  writeFileSync(path, file);
}
