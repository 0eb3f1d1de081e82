/** Codecs by their names in ffprobe, each supported by at least one current browser. */
const playedByBrowsers = ['h264', 'hevc', 'vp8', 'vp9', 'av1'];

/**
 * Returns why a video codec is refused; null if it is accepted.
 * @param codec its name in ffprobe, or the four-character code in the file
 */
export function validateCodec(codec: string): string | null {
  if (playedByBrowsers.includes(codec)) return null;
  return `This video is in a codec that browsers don't play (${codec}). Export it as H.264 (mp4) and upload it again.`;
}
