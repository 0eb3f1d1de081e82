/** What the browser can tell of a video file before it travels. */
export interface VideoFacts {
  /** Seconds; null where the file doesn't tell (recordings of browsers). */
  duration: number | null;
  width: number;
  height: number;
}

/** A browser that saves data may never tell. Milliseconds. */
const PATIENCE = 5000;

/**
 * Reads a video's facts from its metadata.
 *
 * @param url address of the file; an object URL will do
 * @returns null where this browser can't read the file: the server may still
 */
export function readVideoFacts(url: string): Promise<VideoFacts | null> {
  const video = document.createElement('video');
  video.preload = 'metadata';
  video.muted = true;
  return new Promise((resolve) => {
    video.onloadedmetadata = () => {
      const { duration, videoWidth, videoHeight } = video;
      const known = Number.isFinite(duration) ? duration : null;
      resolve(videoWidth > 0 ? { duration: known, width: videoWidth, height: videoHeight } : null);
    };
    video.onerror = () => resolve(null);
    setTimeout(() => resolve(null), PATIENCE);
    video.src = url;
  });
}
