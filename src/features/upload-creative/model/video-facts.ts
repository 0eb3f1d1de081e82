/** What the browser can tell of a video file before it travels. */
export interface VideoFacts {
  /** Seconds. */
  duration: number;
  width: number;
  height: number;
}

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
      resolve(videoWidth > 0 ? { duration, width: videoWidth, height: videoHeight } : null);
    };
    video.onerror = () => resolve(null);
    video.src = url;
  });
}
