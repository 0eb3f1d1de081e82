import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Mp4OutputFormat, Output } from 'mediabunny';

interface MadeVideo {
  seconds: number;
  /** Replaces the codec's four-letter name, for codecs that browsers can't encode. */
  codec?: string;
}

/** Creates an mp4 with a real index: one frame of noise per second, 640 × 360. */
export async function makeVideoFile({ seconds, codec }: MadeVideo): Promise<File> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const source = new EncodedVideoPacketSource('vp9');
  output.addVideoTrack(source, { frameRate: 1 });
  await output.start();
  const decoderConfig = { codec: 'vp09.00.10.08', codedWidth: 640, codedHeight: 360 };
  for (let second = 0; second < seconds; second += 1)
    await source.add(new EncodedPacket(new Uint8Array(16).fill(second), 'key', second, 1), { decoderConfig });
  await output.finalize();
  const bytes = new Uint8Array(target.buffer ?? new ArrayBuffer());
  if (codec !== undefined) rename(bytes, 'vp09', codec);
  return new File([bytes], 'made.mp4', { type: 'video/mp4', lastModified: 1 });
}

/** Overwrites all occurrences of a four-letter name in a file. */
function rename(bytes: Uint8Array, name: string, other: string): void {
  const text = new TextDecoder('latin1').decode(bytes);
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1))
    bytes.set(new TextEncoder().encode(other), at);
}
