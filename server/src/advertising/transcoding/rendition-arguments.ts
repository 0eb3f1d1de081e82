import type { PictureFacts } from '../../platform/video-tools/picture-facts.ts';
import { MAX_FRAME_RATE } from '../../platform/video-tools/pixels-to-process.ts';
import { untrustedInputOptions } from '../../platform/video-tools/probe-video.ts';
import type { Rendition } from './ladder.ts';

export interface RenditionSource {
  path: string;
  soundIndex: number | null;
  picture: PictureFacts;
  duration: number;
}

/**
 * Segment length in seconds. All renditions start segments at the same frames, so that players can switch between them.
 */
const SEGMENT = 4;

/**
 * The minimum visible share when cropping. Below it, the frame is filled with a blurred background instead, because
 * adverts contain text.
 */
const VISIBLE_WHEN_CROPPED = 0.75;

/**
 * Builds the arguments for one ffmpeg process that decodes the source once and writes every rendition as HLS into its
 * own folder below the working directory. It only uses options of a build from 2018, which excludes master playlists
 * and `-var_stream_map`.
 */
export function renditionArguments(
  source: RenditionSource,
  renditions: Rendition[],
  useCompression: boolean,
): string[] {
  return [
    ...['-hide_banner', '-nostdin', '-loglevel', 'error', '-y'],
    ...[...untrustedInputOptions, '-i', source.path],
    ...['-filter_complex', filterGraph(source, renditions)],
    ...renditions.flatMap((rendition, index) => output(source, rendition, index, useCompression)),
  ];
}

/** Builds one filter chain: the frame at the largest size, then a smaller copy for each rendition. */
function filterGraph({ picture }: RenditionSource, renditions: Rendition[]): string {
  const largest = renditions.at(-1);
  if (largest === undefined) throw new Error('a video without renditions');
  // a bogus frame rate would repeat each frame thousands of times
  const rateLimit = picture.highestRate > MAX_FRAME_RATE ? `fps=${MAX_FRAME_RATE},` : '';
  const wholeFrames = picture.isInterlaced ? 'bwdif=mode=send_frame:deint=interlaced,' : '';
  const copies = renditions.map((_, index) => `[copy${index}]`).join('');
  const sizes = renditions.map(({ width, height }, index) => `[copy${index}]scale=${width}:${height}[v${index}]`);
  return [
    // ffmpeg has already applied the rotation
    `[0:${picture.index}]${wholeFrames}${rateLimit}scale=${picture.width}:${picture.height},setsar=1,${standardColours(picture)}[upright]`,
    `[upright]${fitFrame(picture, largest)},setsar=1,split=${renditions.length}${copies}`,
    ...sizes,
  ].join(';');
}

/**
 * Converts to 8 bits, and a high dynamic range to the standard one by a curve that changes only the highlights. The
 * primaries and the matrix of such videos are those of BT.2020, whether or not the file says so.
 */
function standardColours({ hdrTransfer, isFullRange }: PictureFacts): string {
  if (hdrTransfer === null) return 'format=yuv420p';
  return [
    `zscale=tin=${hdrTransfer}:min=bt2020nc:pin=bt2020:rin=${isFullRange ? 'pc' : 'tv'}:t=linear:npl=100`,
    'format=gbrpf32le,zscale=p=bt709,tonemap=tonemap=mobius:desat=0',
    'zscale=t=bt709:m=bt709:r=tv,format=yuv420p',
  ].join();
}

/**
 * Fits the picture into a frame of possibly another aspect ratio: unchanged, cropped, or over a blurred copy of itself.
 */
function fitFrame(source: PictureFacts, { width, height }: Rendition): string {
  const shape = source.width / source.height / (width / height);
  const visible = Math.min(shape, 1 / shape);
  const cover = (w: number, h: number) => `scale=${w}:${h}:force_original_aspect_ratio=increase,crop=${w}:${h}`;
  if (visible > 0.98) return `scale=${width}:${height}`;
  if (visible >= VISIBLE_WHEN_CROPPED) return cover(width, height);
  // blurring at a small size and enlarging is cheaper
  const [smallWidth, smallHeight] = [Math.max(32, (width >> 4) << 1), Math.max(32, (height >> 4) << 1)];
  return [
    'split[front][back]',
    `[back]${cover(smallWidth, smallHeight)},boxblur=2,scale=${width}:${height}[backdrop]`,
    `[front]scale=${width}:${height}:force_original_aspect_ratio=decrease[picture]`,
    '[backdrop][picture]overlay=(W-w)/2:(H-h)/2',
  ].join(';');
}

function output(source: RenditionSource, rendition: Rendition, index: number, useCompression: boolean): string[] {
  const { name, videoBitrate, audioBitrate } = rendition;
  // cuts sound that is longer than the picture, because players would otherwise freeze the last frame
  const untilEnd = ['-t', String(source.duration)];
  const sound =
    source.soundIndex === null
      ? []
      : [
          '-map',
          `0:${source.soundIndex}`,
          '-c:a',
          'aac',
          '-b:a',
          `${audioBitrate}`,
          '-ac',
          '2',
          '-ar',
          '48000',
          ...untilEnd,
        ];
  return [
    ...['-map', `[v${index}]`, ...sound],
    ...['-map_metadata', '-1', '-map_chapters', '-1', '-max_muxing_queue_size', '1024'],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'main', '-pix_fmt', 'yuv420p'],
    ...['-crf', useCompression ? '25' : '19', '-maxrate', `${videoBitrate}`, '-bufsize', `${videoBitrate * 2}`],
    ...['-force_key_frames', `expr:gte(t,n_forced*${SEGMENT})`, '-sc_threshold', '0'],
    ...['-f', 'hls', '-hls_time', `${SEGMENT}`, '-hls_playlist_type', 'vod', '-hls_flags', 'independent_segments'],
    ...['-hls_segment_filename', `${name}/%04d.ts`, `${name}/index.m3u8`],
  ];
}
