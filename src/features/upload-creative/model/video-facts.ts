/** What a video file says of itself before it travels. */
export interface VideoFacts {
  /** Seconds; null where the file doesn't tell (recordings of browsers). */
  duration: number | null;
  /** Pixels as displayed. */
  width: number;
  height: number;
  /** As the rules name codecs; for one that browsers don't know what the file calls it, null where it doesn't. */
  codec: string | null;
}

/** Milliseconds. A damaged file can take long to search. */
const PATIENCE = 5000;

/**
 * Reads a video's facts from its index, whatever this browser can play.
 *
 * @returns null for what can't be read: the server may still
 */
export function readVideoFacts(file: Blob): Promise<VideoFacts | null> {
  const tooLate = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  return Promise.race([readIndex(file).catch(() => null), tooLate]);
}

async function readIndex(file: Blob): Promise<VideoFacts | null> {
  const { BlobSource, Input, MP4, QTFF, WEBM } = await import('mediabunny');
  const input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM] });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (track === null) return null;
    const [codec, name] = [await track.getCodec(), await track.getInternalCodecId()];
    return {
      duration: await input.getDurationFromMetadata(),
      width: await track.getDisplayWidth(),
      height: await track.getDisplayHeight(),
      codec: codec === 'avc' ? 'h264' : (codec ?? (typeof name === 'string' ? name : null)),
    };
  } finally {
    input.dispose();
  }
}
