/** Metadata of a video file, read before it is uploaded. */
export interface VideoFacts {
  /** Duration of the video track in seconds; null if the file has none, as with recordings made in a browser. */
  duration: number | null;
  /** Displayed size in pixels. */
  width: number;
  height: number;
  /** The codec's name in the rules, or else its name in the file; null if unknown. */
  codec: string | null;
  /** Detected from the content, not from the file name. */
  mimeType: string;
}

/** In milliseconds: reading a damaged file can take very long. */
const TIMEOUT = 5000;

/**
 * Reads the metadata from the video's index; it works for formats that this browser can't play, too.
 *
 * @returns null if it can't be read; the server may still accept the file
 */
export function readVideoFacts(file: Blob): Promise<VideoFacts | null> {
  const tooLate = new Promise<null>((resolve) => setTimeout(() => resolve(null), TIMEOUT));
  return Promise.race([readIndex(file).catch(() => null), tooLate]);
}

async function readIndex(file: Blob): Promise<VideoFacts | null> {
  const { BlobSource, Input, MP4, QTFF, WEBM } = await import('mediabunny');
  const input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM] });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (track === null) return null;
    // a webm file has one declared duration for all tracks, so that of the video track is computed
    const isDeclared = (await track.getDurationFromMetadata()) !== null;
    const [codec, name] = [await track.getCodec(), await track.getInternalCodecId()];
    return {
      duration: isDeclared ? await track.computeDuration() : null,
      mimeType: (await input.getFormat()).mimeType,
      width: await track.getDisplayWidth(),
      height: await track.getDisplayHeight(),
      codec: codec === 'avc' ? 'h264' : (codec ?? (typeof name === 'string' ? name : null)),
    };
  } finally {
    input.dispose();
  }
}
