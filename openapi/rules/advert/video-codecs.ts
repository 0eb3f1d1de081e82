/** By their names in ffprobe: each is played by at least one of the browsers in use. */
const playedByBrowsers = ['h264', 'hevc', 'vp8', 'vp9', 'av1'];

/**
 * Says why a video in this codec is not taken; null when it is.
 * @param codec its name, or the four letters that a file calls it by
 */
export function refuseCodec(codec: string): string | null {
  if (playedByBrowsers.includes(codec)) return null;
  return `This video is in a codec that browsers don't play (${codec}). Export it as H.264 (mp4) and upload it again.`;
}
