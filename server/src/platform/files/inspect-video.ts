import { open } from 'node:fs/promises';
import { validateCodec } from '@preroll/rules/advert/video-codecs';
import type { components } from '../contract/generated/contract.d.ts';
import { measureLength } from '../video-tools/measure-length.ts';
import type { PictureFacts } from '../video-tools/picture-facts.ts';
import { pixelsToProcess } from '../video-tools/pixels-to-process.ts';
import {
  MAX_TRACKS,
  probeVideo,
  UnreadableFileError,
  untrustedInputOptions,
  type VideoFacts,
} from '../video-tools/probe-video.ts';
import { TooMuchOutputError } from '../video-tools/run-program.ts';
import { runTool } from '../video-tools/run-tool.ts';
import type { VideoTools } from '../video-tools/video-tools.ts';
import { isCompleteFile } from './is-complete-file.ts';
import { MAX_DURATION, refuseDimensions, refuseDynamicRange, refusePixels } from './video-limits.ts';

type VideoAdjustment = components['schemas']['VideoAdjustment'];

/** A file that passed inspection and can be transcoded. */
export interface InspectedVideo {
  extension: 'mp4' | 'mov' | 'webm';
  /** Seconds. */
  duration: number;
  /** Pixels as displayed. */
  width: number;
  height: number;
  codec: string;
  adjustments: VideoAdjustment[];
}

/** The seconds of missing sound at the end that are noticeable; encoders pad the last packet. */
const AUDIBLE_GAP = 0.5;

/** The file is not a usable video; the message is a sentence for the user. */
export class VideoRefusedError extends Error {}

const refusals = {
  notVideo: 'This file is not a video that can be read. Upload an mp4, webm or mov file.',
  playlist: 'This file is not a video: it is a playlist, which only points to other files.',
  soundOnly: 'This file is not a video: it has no picture, only sound.',
  noPicture: 'This file is not a video: there is no picture in it.',
  incomplete: 'This video is incomplete: its end is missing. Export or copy it again, then upload it.',
  noDuration: 'This video has no duration: there is nothing to play.',
  tooLong: `This video is too long: at most ${MAX_DURATION / 60} minutes can be uploaded.`,
  manyTracks: `This file has more than ${MAX_TRACKS} tracks. Export it with one video and one audio track.`,
  trackIn: (codec: string) =>
    `This file has a track in a codec that is not taken (${codec}). Export it as H.264 with AAC (mp4) and upload it again.`,
  undecodable: 'The picture of this video can not be decoded. Export it as H.264 (mp4) and upload it again.',
};

/**
 * Decides from its content whether an uploaded file is a video, and measures it.
 * @throws VideoRefusedError
 */
export async function inspectVideo(tools: VideoTools, file: string): Promise<InspectedVideo> {
  const head = await readHead(file);
  // ffprobe would refuse these too, but only with "not a video"
  if (/^\s*(#EXTM3U|ffconcat)/.test(head)) throw new VideoRefusedError(refusals.playlist);
  const facts = await probe(tools, file, head);
  const { container, start, picture } = facts;
  if (picture === null)
    throw new VideoRefusedError(facts.soundIndex === null ? refusals.noPicture : refusals.soundOnly);
  refuse(validateCodec(picture.codec));
  refuse(refuseDimensions(picture));
  refuse(refuseDynamicRange(tools, picture));
  const isComplete = await isCompleteFile(file);
  if (isComplete === null) throw new VideoRefusedError(refusals.notVideo);
  if (!isComplete) throw new VideoRefusedError(refusals.incomplete);
  const measured = picture.duration === null ? await measure(tools, file, { start, picture }) : null;
  const duration = picture.duration ?? measured?.duration ?? 0;
  if (duration <= 0) throw new VideoRefusedError(refusals.noDuration);
  if (duration > MAX_DURATION) throw new VideoRefusedError(refusals.tooLong);
  refuse(refusePixels(picture, pixelsToProcess(picture, duration, measured?.frames)));
  if (!(await canDecodeFirstPicture(tools, file, picture.index))) throw new VideoRefusedError(refusals.undecodable);
  const { width, height, codec } = picture;
  return { extension: container, duration, width, height, codec, adjustments: adjustmentsOf(facts, picture, duration) };
}

/** Lists what transcoding changes, in the order in which users see it. */
function adjustmentsOf(
  { duration: longest, sounds, hasStill }: VideoFacts,
  { hdrTransfer, isInterlaced }: PictureFacts,
  duration: number,
): VideoAdjustment[] {
  const hasLongerSound = sounds > 0 && longest !== null && longest > duration + AUDIBLE_GAP;
  return [
    ...(hdrTransfer === null ? [] : ['tone_mapped' as const]),
    ...(isInterlaced ? ['deinterlaced' as const] : []),
    ...(hasStill ? ['still_skipped' as const] : []),
    ...(sounds > 1 ? ['default_sound' as const] : []),
    ...(hasLongerSound ? ['sound_cut' as const] : []),
  ];
}

async function readHead(file: string): Promise<string> {
  await using handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
  return buffer.toString('latin1', 0, bytesRead);
}

async function probe(tools: VideoTools, file: string, head: string) {
  try {
    return await probeVideo(tools, file);
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    if (error.message.includes('max_streams')) throw new VideoRefusedError(refusals.manyTracks);
    if (error.refusedCodec !== null) throw new VideoRefusedError(refusals.trackIn(error.refusedCodec));
    // an mp4 or mov whose index at the end is missing
    const isCut = error.message.includes('moov atom not found') && /^.{4}(ftyp|mdat|moov|wide|free|skip)/s.test(head);
    throw new VideoRefusedError(isCut ? refusals.incomplete : refusals.notVideo);
  }
}

async function measure(...args: Parameters<typeof measureLength>) {
  try {
    return await measureLength(...args);
  } catch (error) {
    // more frames than an hour at 200 frames per second
    if (error instanceof TooMuchOutputError) throw new VideoRefusedError(refusals.tooLong);
    throw error;
  }
}

function refuse(refusal: string | null) {
  if (refusal !== null) throw new VideoRefusedError(refusal);
}

/** Decodes one frame, because an index can promise data that does not exist. */
async function canDecodeFirstPicture(tools: VideoTools, file: string, index: number): Promise<boolean> {
  const onePicture = ['-map', `0:${index}`, '-frames:v', '1', '-vf', 'scale=8:8', '-pix_fmt', 'gray'];
  const { code, stdout } = await runTool(
    tools,
    'ffmpeg',
    ['-v', 'error', '-nostdin', ...untrustedInputOptions, '-i', file, ...onePicture, '-f', 'rawvideo', '-'],
    { timeout: 30_000 },
  );
  return code === 0 && stdout.length > 0;
}
