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

/** The HLS master playlist (RFC 8216, 4.3.4). The bit rates are measured, as the RFC wants them, not asked for. */
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

/** Bits per second. */
function bitrate(segments: Segment[]): number {
  const bytes = segments.reduce((sum, { size }) => sum + size, 0);
  return Math.ceil((bytes * 8) / durationOf(segments));
}

/** The last segment can be a few pictures long; its rate says nothing about the stream. */
function peakBitrate(segments: Segment[]): number {
  const longest = Math.max(...segments.map(({ duration }) => duration));
  const telling = segments.filter(({ duration }) => duration >= longest / 2);
  return Math.max(bitrate(segments), ...telling.map((segment) => bitrate([segment])));
}

/** Seconds. */
export function durationOf(segments: Segment[]): number {
  return segments.reduce((sum, { duration }) => sum + duration, 0);
}

/** The segments that a media playlist lists, in order: file names and durations in seconds. */
export function parseMediaPlaylist(text: string): { file: string; duration: number }[] {
  return [...text.matchAll(/^#EXTINF:([\d.]+),.*\n(?:#.*\n)*(.+)$/gm)].map(([, duration, file]) => ({
    file: file ?? '',
    duration: Number(duration),
  }));
}

/**
 * RFC 6381 name of the H.264 stream that a segment begins with: the three bytes that open its sequence parameter set
 * (ISO 14496-10, 7.3.2.1) say the profile and the level.
 * @throws when there is none
 */
export function h264Codec(segment: Buffer): string {
  const start = segment.indexOf(SEQUENCE_PARAMETER_SET);
  if (start === -1) throw new Error('the segment does not begin with a sequence parameter set');
  return `avc1.${segment.toString('hex', start + 4, start + 7)}`;
}

const SEQUENCE_PARAMETER_SET = Buffer.from([0, 0, 1, 0x67]);

/** RFC 6381 name of AAC-LC. */
export const AAC_CODEC = 'mp4a.40.2';
