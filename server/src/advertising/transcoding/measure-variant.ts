import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rendition } from './ladder.ts';
import { AAC_CODEC, h264Codec, parseMediaPlaylist, type Variant } from './master-playlist.ts';

/** Measures a finished rendition: the encoder chooses the level and the actual bit rate. */
export async function measureVariant(
  folder: string,
  { name, width, height }: Rendition,
  hasSound: boolean,
): Promise<Variant> {
  const uri = `${name}/index.m3u8`;
  const listed = parseMediaPlaylist(await readFile(join(folder, uri), 'utf8'));
  const segments = await Promise.all(
    listed.map(async ({ file, duration }) => ({ duration, size: (await stat(join(folder, name, file))).size })),
  );
  const codec = h264Codec(await readFile(join(folder, name, listed[0]?.file ?? '')));
  return { uri, width, height, codecs: [codec, ...(hasSound ? [AAC_CODEC] : [])], segments };
}
