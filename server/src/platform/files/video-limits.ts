import type { PictureFacts } from '../video-tools/picture-facts.ts';
import type { VideoTools } from '../video-tools/video-tools.ts';

const MAX_SIDE = 3840;
const MIN_SIDE = 16;
/** Seconds. */
export const MAX_DURATION = 3600;
/** One minute of 3840 x 2160 at 60 frames per second: no format takes more. */
const MAX_PIXELS = 3840 * 2160 * 60 * 60;

/** Returns the reason to refuse a picture of this size, or null. */
export function refuseDimensions({ width, height, codedWidth, codedHeight }: PictureFacts): string | null {
  // an anamorphic picture may be displayed small but decoded large
  const [shown, coded] = [Math.max(width, height), Math.max(codedWidth, codedHeight)];
  if (shown > MAX_SIDE || coded > MAX_SIDE) {
    const size = shown > MAX_SIDE ? `${width} x ${height}` : `${codedWidth} x ${codedHeight}`;
    return `This picture is too large: ${size}. At most ${MAX_SIDE} x ${MAX_SIDE} pixels can be processed.`;
  }
  if (Math.min(width, height) < MIN_SIDE)
    return `This picture is too small: ${width} x ${height}. Each side needs ${MIN_SIDE} pixels.`;
  return null;
}

/** Returns the reason to refuse a picture whose colours could only come out grey, or null. */
export const refuseDynamicRange = ({ canToneMap }: Pick<VideoTools, 'canToneMap'>, { hdrTransfer }: PictureFacts) =>
  hdrTransfer === null || canToneMap
    ? null
    : 'This video is HDR, which this server can not convert. Export it as SDR (Rec. 709) and upload it again.';

/**
 * Returns the reason to refuse a video that is too expensive to transcode, or null.
 * @param pixels of all frames
 */
export function refusePixels({ width, height }: PictureFacts, pixels: number): string | null {
  if (pixels <= MAX_PIXELS) return null;
  const frames = (count: number) => Math.floor(count / (width * height)).toLocaleString('en-GB');
  return `This video has ${frames(pixels)} frames of ${width} x ${height}. At most ${frames(MAX_PIXELS)} frames of that size can be processed.`;
}
