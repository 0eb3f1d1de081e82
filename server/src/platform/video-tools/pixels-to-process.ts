import type { PictureFacts } from './picture-facts.ts';

/** Frames per second; videos with more are transcoded to this rate. */
export const MAX_FRAME_RATE = 60;

/**
 * Returns the number of pixels that a transcoder has to decode, or to encode at the source's size, whichever is more.
 * The time for transcoding depends on it, however small the file is.
 *
 * @param duration in seconds
 * @param counted number of frames, if they were counted
 */
export function pixelsToProcess(picture: PictureFacts, duration: number, counted?: number): number {
  const decodedFrames = Math.max(counted ?? 0, picture.frames ?? 0) || duration * picture.averageRate;
  const encodedFrames = duration * Math.min(picture.highestRate, MAX_FRAME_RATE);
  return Math.max(
    picture.codedWidth * picture.codedHeight * decodedFrames,
    picture.width * picture.height * encodedFrames,
  );
}
