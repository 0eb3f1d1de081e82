import type { PictureFacts } from './probe-video.ts';

/** Frames per second; what has more is transcoded to so many. */
export const MAX_FRAME_RATE = 60;

/**
 * The pixels of all frames that a transcoder has to decode, or to encode at the source's own size, whichever are more:
 * what its time depends on, however small the file is.
 *
 * @param duration in seconds
 * @param counted frames, where somebody has counted them
 */
export function pixelsToProcess(picture: PictureFacts, duration: number, counted?: number): number {
  const decodedFrames = Math.max(counted ?? 0, picture.frames ?? 0) || duration * picture.averageRate;
  const encodedFrames = duration * Math.min(picture.highestRate, MAX_FRAME_RATE);
  return Math.max(
    picture.codedWidth * picture.codedHeight * decodedFrames,
    picture.width * picture.height * encodedFrames,
  );
}
