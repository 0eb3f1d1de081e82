export interface Variant {
  /** Relative to the master playlist. */
  uri: string;
  width: number;
  height: number;
  /** RFC 6381. */
  codecs: string[];
  segments: Segment[];
}

export interface Segment {
  /** Seconds. */
  duration: number;
  /** Bytes. */
  size: number;
}

/** Builds the HLS master playlist (RFC 8216, 4.3.4) with measured bit rates, as the RFC requires. */
export function masterPlaylist(variants: Variant[]): string {
  const lines = variants.flatMap(({ uri, width, height, codecs, segments }) => [
    `#EXT-X-STREAM-INF:${[
      `BANDWIDTH=${peakBitrate(segments)}`,
      `AVERAGE-BANDWIDTH=${bitrate(segments)}`,
      `RESOLUTION=${width}x${height}`,
      `CODECS="${codecs.join(',')}"`,
    ].join(',')}`,
    uri,
  ]);
  return `${['#EXTM3U', '#EXT-X-VERSION:6', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines].join('\n')}\n`;
}

/** Bits per second, on average. */
export function bitrate(segments: Segment[]): number {
  const bytes = segments.reduce((sum, { size }) => sum + size, 0);
  return Math.ceil((bytes * 8) / durationOf(segments));
}

/** Ignores the last segment, which can be only a few frames long and so is not representative. */
function peakBitrate(segments: Segment[]): number {
  const longest = Math.max(...segments.map(({ duration }) => duration));
  const telling = segments.filter(({ duration }) => duration >= longest / 2);
  return Math.max(bitrate(segments), ...telling.map((segment) => bitrate([segment])));
}

/** Seconds. */
export function durationOf(segments: Segment[]): number {
  return segments.reduce((sum, { duration }) => sum + duration, 0);
}

/** Parses the segments of a media playlist, in order: file names and durations in seconds. */
export function parseMediaPlaylist(text: string): { file: string; duration: number }[] {
  return [...text.matchAll(/^#EXTINF:([\d.]+),.*\n(?:#.*\n)*(.+)$/gm)].map(([, duration, file]) => ({
    file: file ?? '',
    duration: Number(duration),
  }));
}

/**
 * Returns the RFC 6381 name of the H.264 stream at the start of a segment. Profile and level are in the first three
 * bytes of its sequence parameter set (ISO 14496-10, 7.3.2.1).
 * @throws when there is none
 */
export function h264Codec(segment: Buffer): string {
  const start = segment.indexOf(SEQUENCE_PARAMETER_SET);
  if (start === -1) throw new Error('the segment does not begin with a sequence parameter set');
  return `avc1.${segment.toString('hex', start + 4, start + 7)}`;
}

const SEQUENCE_PARAMETER_SET = Buffer.from([0, 0, 1, 0x67]);

/** The RFC 6381 name of AAC-LC. */
export const AAC_CODEC = 'mp4a.40.2';
