/** Metadata of a video file, read before it is uploaded. */
export interface VideoFacts {
  /** Of the picture, in seconds; null if the file has no duration, such as a recording made in a browser. */
  duration: number | null;
  /** Pixels as displayed. */
  width: number;
  height: number;
  /** The codec by its name in the rules, otherwise as the file names it; null if unknown. */
  codec: string | null;
  /** Of its content, whatever the file is called. */
  mimeType: string;
}

/** In milliseconds. Searching a damaged file can take long. */
const TIMEOUT = 5000;

/**
 * Reads the metadata from a video's index, whether or not this browser can play it.
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
    // a webm file declares one length for all tracks
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
