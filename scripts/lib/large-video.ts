import { createHash, randomFillSync } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { makeSampleVideo } from './sample-video.ts';

const BLOCK = 1024 * 1024;

/** Makes a real video file of exactly `bytes`: the video is followed by a box of random data, which players skip. */
export function makeLargeVideo(folder: string, name: string, bytes: number): { path: string; sha256: string } {
  const path = makeSampleVideo(folder, { name });
  const video = readFileSync(path);
  const hash = createHash('sha256').update(video);
  const append = (data: Uint8Array) => {
    hash.update(data);
    appendFileSync(path, data);
  };
  const padding = bytes - video.length;
  // ISO 14496-12, 8.1.2: size and type
  const header = Buffer.alloc(8);
  header.writeUInt32BE(padding);
  header.write('free', 4, 'latin1');
  append(header);
  for (let left = padding - header.length; left > 0; left -= BLOCK)
    append(randomFillSync(Buffer.alloc(Math.min(BLOCK, left))));
  return { path, sha256: hash.digest('hex') };
}
