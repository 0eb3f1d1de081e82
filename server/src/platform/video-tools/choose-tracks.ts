import type { Stream } from './ffprobe-output.ts';

/** Chooses the first moving track: cameras and editors may put a still before it, which is not always marked as a cover. */
export function choosePicture(streams: readonly Stream[]): Stream | undefined {
  const pictures = picturesOf(streams);
  return pictures.find((stream) => !isStill(stream)) ?? pictures[0];
}

/** Chooses the audio track as players do: the default one, otherwise the first. */
export function chooseSound(streams: readonly Stream[]): Stream | undefined {
  const sounds = soundsOf(streams);
  return sounds.find(({ disposition }) => disposition?.default) ?? sounds[0];
}

export const picturesOf = (streams: readonly Stream[]) =>
  streams.filter(({ codec_type, disposition }) => codec_type === 'video' && !disposition?.attached_pic);

export const soundsOf = (streams: readonly Stream[]) => streams.filter(({ codec_type }) => codec_type === 'audio');

const isStill = ({ nb_frames, codec_name = '' }: Stream) => nb_frames === '1' || ['mjpeg', 'png'].includes(codec_name);
